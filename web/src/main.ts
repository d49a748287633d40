import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { alerts } from "./lib/alerts.svelte";
import { person } from "./lib/person.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { read, write } from "./lib/storage";
import { speech } from "./lib/words.svelte";

/** A page that was open when the server got a new build asks for files that are gone: it begins anew, but not for ever. */
const RENEWED_WITHIN = 10_000;

addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(read("renewed") ?? 0) < RENEWED_WITHIN) return;
  write("renewed", String(Date.now()));
  event.preventDefault();
  location.reload();
});

async function start(): Promise<void> {
  settings.start();
  router.start();
  await Promise.all([speech.start(), person.start()]);
  alerts.start();
  mount(App, { target: document.getElementById("app")! });
}

void start();
