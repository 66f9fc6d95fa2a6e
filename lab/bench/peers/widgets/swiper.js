// Swiper used bare, with what a carousel needs to be usable.
import Swiper from "swiper";
import { A11y, Autoplay, Keyboard, Navigation, Pagination } from "swiper/modules";
import "swiper/css";
import "swiper/css/navigation";
import "swiper/css/pagination";
import { sayReady } from "./ready.js";

new Swiper(".swiper", {
  modules: [A11y, Autoplay, Keyboard, Navigation, Pagination],
  loop: true,
  autoplay: { delay: 8000, pauseOnMouseEnter: true },
  keyboard: { enabled: true },
  navigation: { prevEl: ".swiper-button-prev", nextEl: ".swiper-button-next" },
  pagination: { el: ".swiper-pagination", clickable: true },
});
sayReady();
