// react-leaflet with plain markers.
import L from "leaflet";
import "leaflet/dist/leaflet.css";
import icon from "leaflet/dist/images/marker-icon.png";
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { MapContainer, Marker, TileLayer } from "react-leaflet";

const plain = L.icon({ iconUrl: icon, iconSize: [25, 41], iconAnchor: [12, 41] });

globalThis.draw = (box, places, tiles, { lat, lng, zoom }) => {
  const map = { center: [lat, lng], zoom, fadeAnimation: false, style: { height: "100%" } };
  const markers = places.map(({ id, title, ...position }) =>
    h(Marker, { key: id, position, icon: plain, title, alt: title }),
  );
  createRoot(box).render(h(MapContainer, map, h(TileLayer, { url: tiles }), markers));
};
