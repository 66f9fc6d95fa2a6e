// lite-youtube-embed: an element for each video.
import "lite-youtube-embed/src/lite-yt-embed.js";
import "lite-youtube-embed/src/lite-yt-embed.css";
import { sayReady } from "./ready.js";

customElements.whenDefined("lite-youtube").then(sayReady);
