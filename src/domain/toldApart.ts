/** Names of rows and files, of which those that are alike say which one they are: "2. photo.jpg". */
export const toldApart = (names: readonly string[]): string[] =>
  names.map((name, index) =>
    names.filter((one) => one === name).length > 1 ? `${index + 1}. ${name}` : name,
  );
