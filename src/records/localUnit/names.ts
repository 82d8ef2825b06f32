type Text = string | null | undefined;

interface Named {
  local_branch_name?: Text;
  english_branch_name?: Text;
  address_loc?: Text;
  address_en?: Text;
}

/** What a local unit is called: by its name in the local language, else in English. */
export const nameOf = ({ local_branch_name, english_branch_name }: Named): string =>
  local_branch_name || english_branch_name || '';

/** The same of where it is. */
export const addressOf = ({ address_loc, address_en }: Named): string | undefined =>
  address_loc || address_en || undefined;
