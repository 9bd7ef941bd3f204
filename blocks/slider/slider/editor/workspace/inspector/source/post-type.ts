/** A post type from WordPress's data layer. */
export interface PostType {
	slug: string;
	name: string;
	viewable?: boolean;
	taxonomies?: string[];
}
