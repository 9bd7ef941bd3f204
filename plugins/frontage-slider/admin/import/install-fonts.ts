import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { sentence } from './api';

interface Face {
	fontFamily: string;
	fontWeight?: string;
	fontStyle?: string;
	src: string | string[];
	[ more: string ]: unknown;
}

interface Family {
	name: string;
	slug: string;
	fontFamily: string;
	fontFace?: Face[];
}

interface GlobalStyles {
	settings?: { typography?: { fontFamilies?: { custom?: Family[]; [ origin: string ]: unknown } } };
}

/** Google Fonts collection of WordPress, fetched once per page. */
let catalogue: Promise< { font_families: { font_family_settings: Family }[] } > | undefined;

const weightOf = ( face: Face ) => `${ face.fontWeight ?? '400' }${ face.fontStyle === 'italic' ? 'italic' : '' }`;

const faceLike = ( face: Face, faces: Face[] ) => faces.find( ( one ) => weightOf( one ) === weightOf( face ) );

/** Font faces for weights such as `400`, `700italic`; the regular one if none of them exists. */
export function wantedFaces( family: Family, weights: string ): Face[] {
	const wanted = weights
		.split( ',' )
		.map( ( one ) => one.trim().replace( /^(?:regular|normal)?(?=italic$|$)/, '400' ) );
	const faces = family.fontFace ?? [];
	const found = faces.filter( ( face ) => wanted.includes( weightOf( face ) ) );
	return found.length ? found : faces.filter( ( face ) => weightOf( face ) === '400' ).slice( 0, 1 );
}

async function inCatalogue( name: string ): Promise< Family | undefined > {
	catalogue ??= apiFetch( { path: '/wp/v2/font-collections/google-fonts?_fields=font_families' } );
	const { font_families: families } = await catalogue.catch( ( error: unknown ) => {
		catalogue = undefined; // The next click fetches it again.
		throw error;
	} );
	const is = ( text: string ) => text.trim().toLowerCase();
	return families.map( ( one ) => one.font_family_settings ).find( ( family ) => is( family.name ) === is( name ) );
}

/** Post id of the font family: created, or the existing one. */
async function familyPost( { name, slug, fontFamily }: Family ): Promise< number > {
	const [ there ] = await apiFetch< { id: number }[] >( {
		path: `/wp/v2/font-families?slug=${ encodeURIComponent( slug ) }&_fields=id`,
	} );
	if ( there ) {
		return there.id;
	}
	const body = new FormData();
	body.append( 'font_family_settings', JSON.stringify( { name, slug, fontFamily } ) );
	return ( await apiFetch< { id: number } >( { path: '/wp/v2/font-families', method: 'POST', body } ) ).id;
}

/** Faces whose files are already on this site, also from an interrupted attempt, since WordPress rejects duplicates. */
async function facesOf( family: number ): Promise< Face[] > {
	const found = await apiFetch< { font_face_settings: Face }[] >( {
		path: `/wp/v2/font-families/${ family }/font-faces?per_page=100&_fields=font_face_settings`,
	} );
	return found.map( ( one ) => one.font_face_settings );
}

/** Adds the file of a face to this site. */
async function addFace( family: number, face: Face ): Promise< Face > {
	const [ src = '' ] = [ face.src ].flat();
	const file = await ( await window.fetch( src ) ).blob();
	const body = new FormData();
	body.append( 'font_face_settings', JSON.stringify( { ...face, src: 'file-0' } ) );
	body.append( 'file-0', file, src.split( '/' ).pop() ?? 'font.woff2' );
	const made = await apiFetch< { font_face_settings: Face } >( {
		path: `/wp/v2/font-families/${ family }/font-faces`,
		method: 'POST',
		body,
	} );
	return made.font_face_settings;
}

/** Activates a family in addition to the active families and weights; without this, WordPress prints no rule for it. */
async function activate( family: Family, styles: number ) {
	const path = `/wp/v2/global-styles/${ styles }`;
	const { settings } = await apiFetch< GlobalStyles >( { path: `${ path }?context=edit` } );
	const families = settings?.typography?.fontFamilies;
	const custom = families?.custom ?? [];
	const active = custom.find( ( { slug } ) => slug === family.slug );
	const kept = active?.fontFace ?? [];
	const added = ( family.fontFace ?? [] ).filter( ( face ) => ! faceLike( face, kept ) );
	const whole = { ...family, ...active, fontFace: [ ...kept, ...added ] };
	await apiFetch( {
		path,
		method: 'POST',
		data: {
			settings: {
				...settings,
				typography: {
					...settings?.typography,
					fontFamilies: { ...families, custom: [ ...custom.filter( ( one ) => one !== active ), whole ] },
				},
			},
		},
	} );
}

async function installNow( name: string, weights: string, styles: number ): Promise< boolean > {
	const family = await inCatalogue( name );
	if ( ! family ) {
		return false;
	}
	const post = await familyPost( family );
	const there = await facesOf( post );
	const fontFace: Face[] = [];
	for ( const face of wantedFaces( family, weights ) ) {
		fontFace.push( faceLike( face, there ) ?? ( await addFace( post, face ) ) );
	}
	const { name: called, slug, fontFamily } = family;
	await activate( { name: called, slug, fontFamily, fontFace }, styles );
	return true;
}

/** Previous installations. */
let queue: Promise< unknown > = Promise.resolve();

/**
 * Installs a font from WordPress's collection; returns false if it is not in there. Runs one after the other: each
 * reads and writes the whole global styles, so that a parallel one would be lost.
 */
export function install( name: string, weights: string, styles: number ): Promise< boolean > {
	const mine = queue.then( () => installNow( name, weights, styles ) );
	queue = mine.catch( () => {} );
	return mine;
}

export function enableFont( button: HTMLButtonElement ) {
	const { font = '', weights = '', styles = '' } = button.dataset;
	const status = button.nextElementSibling;
	const say = ( text: string ) => {
		if ( status ) {
			status.textContent = text;
		}
	};
	button.hidden = false;
	button.addEventListener( 'click', () => {
		if ( button.getAttribute( 'aria-disabled' ) ) {
			return;
		}
		button.setAttribute( 'aria-disabled', 'true' );
		/* translators: %s: name of a font */
		say( sprintf( __( 'Installing %s…', 'frontage-slider' ), font ) );
		/* translators: %s: name of a font */
		const installed = sprintf( __( '%s has been installed.', 'frontage-slider' ), font );
		const unknown = sprintf(
			/* translators: %s: name of a font */
			__(
				'%s is not in the font catalog. If you have the font files, upload them in the Font Library.',
				'frontage-slider'
			),
			font
		);
		install( font, weights, Number( styles ) ).then(
			( done ) => say( done ? installed : unknown ),
			( error: unknown ) => {
				button.removeAttribute( 'aria-disabled' );
				say( sentence( error ) );
			}
		);
	} );
}
