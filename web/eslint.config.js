import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
    js.configs.recommended,
    ts.configs.strict,
    svelte.configs.recommended,
    svelte.configs.prettier,
    {
        languageOptions: { globals: globals.browser },
        rules: {
            eqeqeq: ["error", "always", { null: "ignore" }],
            // Prettier leaves alone what it cannot break: comments, strings, templates.
            "max-len": ["error", { code: 120, ignoreUrls: true }],
            "no-console": "error",
            "object-shorthand": "error",
            "prefer-template": "error",
            "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            // An index just found, a corner of a ring: tsconfig asks for a check of every index, "!" says it was made.
            "@typescript-eslint/no-non-null-assertion": "off",
            "@typescript-eslint/no-dynamic-delete": "off",
            // Maps and sets that are made anew with what is derived need no reactivity of their own.
            "svelte/prefer-svelte-reactivity": "off",
            // Spaces that prettier would take away are written as mustaches.
            "svelte/no-useless-mustaches": "off",
            // svelte-check tells which of these comments are needed.
            "svelte/no-unused-svelte-ignore": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
        // The compiler reads what looks assigned in vain.
        rules: { "no-useless-assignment": "off" },
    },
    // One component, one subject.
    { files: ["**/*.svelte"], rules: { "max-lines": ["error", 300] } },
    // What is a game's own matter may be anything to all others.
    {
        files: ["src/lib/messages.ts", "src/lib/views.ts", "src/games/front.ts", "src/App.svelte"],
        rules: { "@typescript-eslint/no-explicit-any": "off" },
    },
);
