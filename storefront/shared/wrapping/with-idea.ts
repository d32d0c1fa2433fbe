// Puts a suggestion at the start of a message. It replaces another suggestion, but none of the shopper's words.
export function withIdea(text: string, idea: string, ideas: readonly string[]): string {
  const [first = '', ...others] = text.split('\n')
  if (text.trim() === '') return idea
  return (ideas.includes(first.trim()) ? [idea, ...others] : [idea, text]).join('\n')
}
