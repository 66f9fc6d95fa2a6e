import type { Mount } from "../../../src/shared/enhance/declaration.ts";
import { mountReact } from "../../../src/shared/ui/react-root.tsx";

export const mount: Mount<object> = (context) => mountReact(context, <p className="calm">calm</p>);
