/** The panel with languages and countries: any button opens it by `popoverTarget`. */
export const chooserId = 'chooser'
