type Ordered = { path: string; data: { order: number } };

/** Sorts pages by their position, those of the same position by path. */
export const byOrder = (one: Ordered, other: Ordered) => one.data.order - other.data.order || one.path.localeCompare(other.path);
