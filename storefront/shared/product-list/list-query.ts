// Query keys of a list address, used by list-filters.ts.
export const listQuery = ['sort', 'min', 'max', 'category', 'tag', 'page'] as const
