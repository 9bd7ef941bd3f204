/** Query of the URL that opened the editor. It is read with the first script, since WordPress rewrites the URL before any block is mounted. */
export const arrival = { query: window.location.search };
