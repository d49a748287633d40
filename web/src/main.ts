import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { person } from "./lib/person.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/words.svelte";

async function start(): Promise<void> {
  settings.start();
  router.start();
  await Promise.all([speech.start(), person.start()]);
  mount(App, { target: document.getElementById("app")! });
}

void start();
