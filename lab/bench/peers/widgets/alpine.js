// Alpine: a component for each question.
import Alpine from "alpinejs";
import { sayReady } from "./ready.js";

document.addEventListener("alpine:initialized", sayReady);
Alpine.start();
