/** The attributes of a format, as the editor stores them. */
export type Paint = { style?: string; class?: string };

export type Preset = { name: string; slug: string; color?: string; gradient?: string };

const GRADIENT = 'fr-highlight--gradient';

/** Attributes for a preset of the theme, by its slug, so that it follows the theme. */
export function painted( { slug, gradient }: Preset ): Paint {
	const kind = gradient ? 'gradient' : 'color';
	return {
		style: `--fr-highlight:var(--wp--preset--${ kind }--${ slug })`,
		...( gradient ? { class: GRADIENT } : {} ),
	};
}

/** The preset of a mark, if it is one of these. */
export function presetOf( { style = '' }: Paint, presets: Preset[] ): Preset | undefined {
	const [ , kind, slug ] = /--wp--preset--(color|gradient)--([a-z0-9-]+)/.exec( style ) ?? [];
	return presets.find( ( preset ) => preset.slug === slug && Boolean( preset.gradient ) === ( kind === 'gradient' ) );
}
