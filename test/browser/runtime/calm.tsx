import type { Mount } from "../../../src/shared/enhance/declaration.ts";
import { renderReact } from "../../../src/shared/ui/react-root.tsx";

export const mount: Mount<object> = (context) => renderReact(context, <p className="calm">calm</p>);
