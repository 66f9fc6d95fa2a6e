/** Whether the browser asks to save data, where it tells: https://caniuse.com/mdn-api_networkinformation_savedata */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
