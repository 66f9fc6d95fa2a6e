/**
 * Whether the editor who opened the page asks for the doctor (docs/doctor.md): in the address, or in the script tag, whose
 * `data-doctor="off"` forbids it.
 */
export const asksForDoctor = (): boolean => {
  const doctor = document.querySelector("script[data-doctor]")?.getAttribute("data-doctor");
  return doctor ? doctor !== "off" : doctor === "" || /signet-doctor/.test(location.search);
};
