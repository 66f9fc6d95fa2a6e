import { enhance, release } from "/dist/signet.js";

/** Calls back when the button is pressed. */
const on = (id, act) => document.getElementById(id).addEventListener("click", act);

on("insert", () => {
  const fragment = document.querySelector("template").content.cloneNode(true);
  document.querySelector("main").append(fragment);
  enhance(document.getElementById("late"));
});

on("remove", () => {
  const late = document.getElementById("late");
  release(late);
  late.remove();
});
