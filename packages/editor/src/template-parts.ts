import { useEntityRecords } from '@wordpress/core-data';

export interface TemplatePart {
	slug: string;
	area: string;
	title: { rendered: string };
}

/** The theme's template parts; empty while they are not available. */
export function useTemplateParts( enabled = true ): TemplatePart[] {
	const query = { per_page: -1 };
	return useEntityRecords< TemplatePart >( 'postType', 'wp_template_part', query, { enabled } ).records ?? [];
}
