import { mount } from "svelte";
import App from "./App.svelte";
import { openIcons } from "./lib/icons";
import { watchLinks } from "./lib/router.svelte";
import { showPace } from "./lib/settings.svelte";
import { showTheme } from "./lib/theme";
import { openWords } from "./lib/words";
import "./styles/tokens.css";
import "./styles/shell.css";
import "./styles/more.css";

showTheme();
showPace();
watchLinks();
await Promise.all([openWords(), openIcons()]);
mount(App, { target: document.getElementById("app")! });
