// govuk-frontend's accordion.
import { Accordion } from "govuk-frontend";
import "govuk-frontend/dist/govuk/govuk-frontend.min.css";
import { sayReady } from "./ready.js";

document.body.classList.add("js-enabled", "govuk-frontend-supported");
for (const box of document.querySelectorAll(".govuk-accordion"))
  new Accordion(box, { rememberExpanded: false });
sayReady();
