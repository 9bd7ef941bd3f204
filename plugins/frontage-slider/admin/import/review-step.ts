import { enableChoiceForAll } from '@frontage/editor/existing-selects';
import { __, sprintf } from '@wordpress/i18n';
import { fetchPictures, sentence, take, type Taken } from './api';

/** Number of URLs per request, the same as in `RemoteImageFetcher.php`. */
const AT_ONCE = 6;

/** Runs an import to its end: sliders one by one, then their images a few at a time. */
interface Progress {
	say: ( text: string, done: number ) => void;
}

function progress( form: HTMLFormElement, all: number ): Progress {
	const area = form.querySelector< HTMLElement >( '.frontage-progress' );
	const bar = area?.querySelector( 'progress' );
	const words = area?.querySelector( 'p' );
	if ( area ) {
		area.hidden = false;
	}
	return {
		say( text, done ) {
			if ( bar && words ) {
				bar.max = all;
				bar.value = done;
				words.textContent = text;
			}
		},
	};
}

const ticked = ( form: HTMLFormElement, name: string ) => new FormData( form ).getAll( name ).map( String );

/** The choices for sliders that the site has already, by their number in the file. */
const existingChoices = ( form: HTMLFormElement ) =>
	Object.fromEntries(
		[ ...form.querySelectorAll< HTMLSelectElement >( 'select[name^="existing-"]' ) ].map( ( select ) => [
			select.name.replace( 'existing-', '' ),
			select.value,
		] )
	);

/** The numbers of the sliders to import. */
function chosenSliders( form: HTMLFormElement ): number[] {
	const choices = existingChoices( form );
	return ticked( form, 'sliders[]' )
		.filter( ( slider ) => choices[ slider ] !== 'skip' )
		.map( Number );
}

/** Fetches the images of one slider, until each was tried. */
export async function allPictures( id: number, hosts: string[], again: boolean, say: ( copied: number ) => void ) {
	let copied = 0;
	// Failed images move to the end of the server's list, so each is tried once.
	for ( let left = Infinity; left > 0; ) {
		const fetched = await fetchPictures( id, hosts, again );
		copied += fetched.copied;
		left = Math.min( fetched.left, left - AT_ONCE );
		say( copied );
	}
	return copied;
}

async function moveIn( form: HTMLFormElement ) {
	const sliders = chosenSliders( form );
	const hosts = ticked( form, 'hosts[]' );
	const data = new FormData( form );
	const choice = {
		source: form.dataset.source ?? '',
		media: String( data.get( 'media' ) ?? 'copy' ),
		status: String( data.get( 'status' ) ?? 'draft' ),
		choices: existingChoices( form ),
	};
	const aliases: Record< string, string > = {};
	const { say } = progress( form, sliders.length );
	const made: Taken[] = [];
	const failed: string[] = [];
	for ( const [ n, slider ] of sliders.entries() ) {
		/* translators: 1: number of the slider that comes now, 2: number of all sliders */
		say( sprintf( __( 'Importing slider %1$d of %2$d…', 'frontage-slider' ), n + 1, sliders.length ), n );
		try {
			const taken = await take( choice, slider, { ...aliases }, n === sliders.length - 1 );
			aliases[ slider ] = taken.alias;
			made.push( taken );
		} catch ( error ) {
			failed.push( sentence( error ) );
		}
	}
	if ( hosts.length && choice.media === 'copy' ) {
		for ( const { id, title } of made.filter( ( { report } ) => report.pictures?.length ) ) {
			const copied = ( count: number ) =>
				say(
					/* translators: 1: name of a slider, 2: number of pictures */
					sprintf( __( 'Copying images for %1$s: %2$d copied…', 'frontage-slider' ), title, count ),
					sliders.length
				);
			copied( 0 );
			await allPictures( id, hosts, false, copied ).catch( () => 0 ); // The report lists failed images with a retry button.
		}
	}
	return { made, failed, wanted: sliders.length };
}

/** Shows an error above the form, announces it, and links the sliders that were imported. */
function tell( form: HTMLFormElement, text: string, report?: URL ) {
	const notice = document.createElement( 'div' );
	notice.className = 'notice notice-error';
	notice.setAttribute( 'role', 'alert' );
	const words = Object.assign( document.createElement( 'p' ), { textContent: text } );
	if ( report ) {
		const label = __( 'View the other import reports', 'frontage-slider' );
		words.append( ' ', Object.assign( document.createElement( 'a' ), { href: report.href, textContent: label } ) );
	}
	notice.append( words );
	form.before( notice );
	notice.scrollIntoView( { block: 'nearest' } );
}

function reportOf( form: HTMLFormElement, made: Taken[], wanted: number ) {
	const report = new URL( form.action );
	report.searchParams.delete( 'source' );
	report.searchParams.set( 'report', made.map( ( { id } ) => id ).join() );
	report.searchParams.set( 'of', String( wanted ) );
	return report;
}

export function enablePlan( form: HTMLFormElement ) {
	const button = form.querySelector( 'button[type="submit"]' );
	const busy = ( is: boolean ) => {
		for ( const [ element, name ] of [
			[ form, 'aria-busy' ],
			[ button, 'aria-disabled' ],
		] as const ) {
			if ( is ) {
				element?.setAttribute( name, 'true' );
			} else {
				element?.removeAttribute( name );
			}
		}
	};
	enableChoiceForAll( form );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		if ( form.hasAttribute( 'aria-busy' ) ) {
			return;
		}
		if ( ! chosenSliders( form ).length ) {
			tell( form, __( 'Select at least one slider.', 'frontage-slider' ) );
			return;
		}
		busy( true );
		void moveIn( form ).then( ( { made, failed, wanted } ) => {
			const report = made.length ? reportOf( form, made, wanted ) : undefined;
			if ( report && ! failed.length ) {
				window.location.assign( report );
				return;
			}
			busy( false );
			tell( form, [ ...new Set( failed ) ].join( ' ' ), report );
		} );
	} );
}
