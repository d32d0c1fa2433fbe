/** Id of the panel with languages and countries; buttons open it with `popoverTarget`. */
export const chooserId = 'chooser'
