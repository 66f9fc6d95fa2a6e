// Alpine starts 14 kinds of empty components.
import Alpine from "alpinejs";

for (let kind = 0; kind < 14; kind += 1) Alpine.data(`marker${kind}`, () => ({}));
globalThis.scan = () => Alpine.start();
