// Shorter lists are seen at a glance: they have no filters and no other order.
export const minForFilters = 8
