/** Trustpilot's widget in the editor: template names, parsing of embed code, validation. */
import { __ } from '@wordpress/i18n';

export type FrameAttributes = {
	url: string;
	linkText: string;
	template: string;
	businessUnit: string;
	locale: string;
	height: string;
	width: string;
	theme: 'light' | 'dark';
	stars: string;
	sku: string;
	productName: string;
	reviewNumber: string;
	reviewLanguages: string;
	tags: string;
	location: string;
	tracking: boolean;
	structuredData: boolean;
};

/** Each with its default height. */
export const templates = () => [
	{ id: '539ad0ffdec7e10e686debd7', label: __( 'Review list', 'frontage-site' ), height: '500px' },
	{ id: '539adbd6dec7e10e686debee', label: __( 'Review grid', 'frontage-site' ), height: '500px' },
	{ id: '53aa8912dec7e10d38f59f36', label: __( 'Carousel', 'frontage-site' ), height: '140px' },
	{ id: '54ad5defc6454f065c28af8b', label: __( 'Slider', 'frontage-site' ), height: '240px' },
	{ id: '53aa8807dec7e10d38f59f32', label: __( 'Mini: stars, rating, and count', 'frontage-site' ), height: '150px' },
	{ id: '5406e65db0d04a09e042d5fc', label: __( 'Inline', 'frontage-site' ), height: '28px' },
	{ id: '5419b6a8b0d04a076446a9ad', label: __( 'Micro: review count', 'frontage-site' ), height: '24px' },
	{ id: '5419b6ffb0d04a076446a9af', label: __( 'Micro: rating, stars, and count', 'frontage-site' ), height: '20px' },
	{ id: '5419b732fbfb950b10de65e5', label: __( 'Micro: stars', 'frontage-site' ), height: '24px' },
	{ id: '56278e9abfbbba0bdcd568bc', label: __( 'Review request', 'frontage-site' ), height: '52px' },
	{ id: '54d39695764ea907c0f34825', label: __( 'Product: reviews', 'frontage-site' ), height: '350px' },
	{ id: '577258fb31f02306e4e3aaf9', label: __( 'Product: stars', 'frontage-site' ), height: '24px' },
];

const ID = /^[\da-f]{24}$/i;
const SIZE = /^\d{1,4}(px|%)?$/;

/** A message for each invalid value, with which visitors get only the link. */
export function problems( { template, businessUnit, locale, height, width, url }: FrameAttributes ): string[] {
	const wrong: Array< [ boolean, string ] > = [
		[
			! ID.test( businessUnit ),
			__(
				'Enter your 24-character business unit ID. You can find it in the code from Trustpilot.',
				'frontage-site'
			),
		],
		[ ! ID.test( template ), __( 'Enter a 24-character widget ID.', 'frontage-site' ) ],
		[
			! /^[a-z]{2}-[A-Z]{2}$/.test( locale ),
			__( 'Enter a language code such as en-US or de-DE.', 'frontage-site' ),
		],
		[
			[ height, width ].some( ( size ) => size !== '' && ! SIZE.test( size ) ),
			__( 'Enter height and width in px or %, such as 240px or 100%.', 'frontage-site' ),
		],
		[
			! /^https?:\/\//.test( url ),
			__(
				'Add your Trustpilot profile URL. Otherwise, visitors without JavaScript or with a content blocker see nothing.',
				'frontage-site'
			),
		],
	];
	return wrong.flatMap( ( [ isWrong, sentence ] ) => ( isWrong ? sentence : [] ) );
}

/** Parses the first widget of Trustpilot's embed code. */
export function ofSnippet( html: string ): Partial< FrameAttributes > | undefined {
	const widget = new DOMParser()
		.parseFromString( html, 'text/html' )
		.querySelector< HTMLElement >( '.trustpilot-widget' );
	return widget ? ofElement( widget ) : undefined;
}

export function ofElement( { dataset, children }: HTMLElement ): Partial< FrameAttributes > {
	const link = [ ...children ].find( ( child ): child is HTMLAnchorElement => child instanceof HTMLAnchorElement );
	const attributes: Record< string, string | undefined > = {
		template: dataset.templateId?.toLowerCase(),
		businessUnit: dataset.businessunitId?.toLowerCase(),
		locale: dataset.locale,
		height: dataset.styleHeight,
		width: dataset.styleWidth,
		theme: dataset.theme === 'dark' ? 'dark' : 'light',
		stars: dataset.stars,
		sku: dataset.sku,
		productName: dataset.name,
		reviewNumber: dataset.reviewnumber,
		reviewLanguages: dataset.reviewLanguages,
		tags: dataset.tags,
		location: dataset.location,
		url: link?.getAttribute( 'href' ) ?? undefined,
		linkText: link?.textContent.trim(),
	};
	return Object.fromEntries( Object.entries( attributes ).filter( ( [ , value ] ) => value !== undefined ) );
}
