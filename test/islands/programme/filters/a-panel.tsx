import { act, type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ProgrammeProvider } from "../../../../src/islands/programme/root-context.tsx";
import { createLoadPart, type LoadPart } from "../../../../src/shared/ui/part.ts";
import { openProgramme } from "../a-programme.ts";
import { aRoot } from "../a-root.ts";

type Opened = Awaited<ReturnType<typeof openProgramme>>;

/** A component of the filters' panel on an open programme, in StrictMode, which runs everything twice. */
export async function shown(
  piece: ReactNode,
  options: Parameters<typeof openProgramme>[0] & { readonly loadPart?: LoadPart } = {},
) {
  const { loadPart, ...rest } = options;
  const opened: Opened = await openProgramme(rest);
  const reports: unknown[] = [];
  const said: string[] = [];
  const report = (error: unknown) => void reports.push(error);
  const root = aRoot(opened, {
    announce: (text) => void said.push(text),
    loadPart: loadPart ?? createLoadPart({ part: (load) => load(), report, whenBack: () => {} }),
    report,
  });
  const element = root.marker;
  const react = createRoot(element);
  await act(async () =>
    react.render(
      <StrictMode>
        <ProgrammeProvider value={root}>{piece}</ProgrammeProvider>
      </StrictMode>,
    ),
  );
  const leave = async () => {
    await act(async () => react.unmount());
    element.remove();
    opened.leave.abort();
  };
  const field = (name: string) => {
    const found = element.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    if (!found) throw new Error(`no select ${name}`);
    return found;
  };
  return { ...opened, element, reports, said, leave, field };
}
