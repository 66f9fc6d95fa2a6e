// Leaflet used bare: plain markers.
import L from "leaflet";
import "leaflet/dist/leaflet.css";
import icon from "leaflet/dist/images/marker-icon.png";

globalThis.draw = (box, places, tiles, { lat, lng, zoom }) => {
  const map = L.map(box, { center: [lat, lng], zoom, fadeAnimation: false });
  L.tileLayer(tiles).addTo(map);
  const plain = L.icon({ iconUrl: icon, iconSize: [25, 41], iconAnchor: [12, 41] });
  for (const { title, ...position } of places)
    L.marker(position, { icon: plain, title, alt: title }).addTo(map);
};
