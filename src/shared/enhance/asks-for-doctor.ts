/** Whether the editor who opened the page asks for the doctor (docs/doctor.md): in the address, or in the script tag. */
export const asksForDoctor = (): unknown =>
  /signet-doctor/.test(location.search) || document.querySelector("script[data-doctor]");
