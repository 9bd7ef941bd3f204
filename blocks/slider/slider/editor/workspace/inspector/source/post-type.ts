/** A kind of posts, as WordPress's data layer gives it. */
export interface PostType {
	slug: string;
	name: string;
	viewable?: boolean;
	taxonomies?: string[];
}
