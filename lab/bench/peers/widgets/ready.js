/** Says that everything is in place, as our markers say it. */
export const sayReady = () => document.documentElement.setAttribute("data-enhanced", "ready");
