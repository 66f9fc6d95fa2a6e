import { ListView } from "../views/ListView.tsx";
import type { ViewProps } from "../views/view.ts";

/** The activities in the city, with the places where they are. */
export function MapView({ activities, card }: ViewProps) {
  return <ListView activities={activities} card={card} />;
}

export function MapPanel(_props: ViewProps) {
  return null;
}
