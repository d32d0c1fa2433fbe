// The query keys of a list's address: list-wish.ts reads and writes them.
export const listQuery = ['sort', 'min', 'max', 'category', 'tag', 'page'] as const
