import { moduleData } from '@frontage/kit/module-data';
import { note } from '../../on-load/status-note';
import { HOLD, type Held } from '../../pending-uploads';
import { labelOf } from '../../island/validation/field-label';
import { DATA, hasOther, listOf } from '../field-data';
import type { PageData } from '../upload-types';
import { onDemand } from './upload-client-on-demand';
import { gather } from './paste-and-drop';
import { createList, type View } from './upload-list';
import { fill, kindsInWords, kindsOf, sizeInWords, termsOf } from './file-limits';
import { filesOf, keep, visitor } from './upload-session';

const USUAL: PageData = { words: {}, usual: { most: 0, limit: 0, types: [] }, carry: '', pieces: '' };

/** Moves the field's input into a wrapper, in which the drop zone is rendered. Returns undefined when another uploader handles the field. */
export function takeField( input: HTMLInputElement ): { place: HTMLElement; giveBack: () => void } | undefined {
	if ( hasOther( input ) || ! input.form ) {
		return undefined;
	}
	const { name } = input;
	const place = document.createElement( 'div' );
	place.className = 'codedropz-upload-wrapper';
	input.before( place );
	place.append( input );
	input.removeAttribute( 'name' ); // The files are uploaded separately.
	return {
		place,
		giveBack() {
			input.name = name;
			place.replaceWith( input );
		},
	};
}

/** The model of a field without its view: limits, texts and files. Created once. */
export function begin( input: HTMLInputElement, show: ( view: View ) => void, onClosed: () => void ) {
	const data = { ...USUAL, ...moduleData< PageData >( DATA ) };
	const form = input.form!;
	const field = input.dataset.name ?? '';
	const { url } = JSON.parse( form.dataset.props ?? '{}' ) as { url: string };
	const name = listOf( input );
	const terms = termsOf( input.dataset, data.usual );
	const list = createList( {
		terms,
		words: data.words,
		kinds: kindsInWords( terms, document.documentElement.lang ),
		server: onDemand( data.carry, ( { createServer } ) => createServer( form, field, data, url, visitor ) ),
		kept: filesOf( name ),
		keep: ( files ) => keep( name, files ),
		show,
		onClosed,
	} );
	/** A translated sentence with its placeholders filled. */
	const say = ( word: string, ...values: Array< string | number > ) => fill( data.words[ word ], ...values );
	const size = ( bytes: number ) => sizeInWords( bytes, document.documentElement.lang );

	/** Notifies the form, which removes an error shown for the field. */
	const changed = () => input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	const take = ( files: File[] ) => {
		list.add( files );
		changed();
	};

	/** Listens to the field and its form; `draw` renders the rows immediately. Returns a cleanup function. */
	const follow = ( place: HTMLElement, zone: HTMLElement, draw: () => void ) => {
		const chosen = () => {
			const files = Array.from( input.files ?? [] );
			if ( files.length ) {
				input.value = '';
				take( files );
			}
		};
		const verdict = () => {
			draw(); // The rows contain the inputs that the form submits.
			return list.isIncomplete ? { field, message: say( 'unsent' ) } : undefined;
		};
		const hold = ( event: Event ) => {
			const held = ( event as CustomEvent< Held[] > ).detail;
			if ( list.isBusy && navigator.onLine ) {
				note( form, 'busy', say( 'waiting' ) );
				held.push( list.settled().then( verdict ) );
			} else if ( list.isIncomplete ) {
				held.push( Promise.resolve( verdict() ) );
			}
		};
		const forget = gather( place, zone, take );
		const listeners: Array< [ EventTarget, string, ( event: Event ) => void ] > = [
			[ input, 'change', chosen ],
			[ form, HOLD, hold ],
			[ form, 'wpcf7mailsent', () => list.empty( false ) ],
			[ form, 'wpcf7invalid', list.checkAll ],
			[ form, 'reset', () => list.empty( true ) ],
		];
		listeners.forEach( ( [ target, event, listener ] ) => target.addEventListener( event, listener ) );
		list.restore();
		chosen(); // Files chosen before this script loaded.
		return () => {
			forget();
			listeners.forEach( ( [ target, event, listener ] ) => target.removeEventListener( event, listener ) );
		};
	};

	return {
		field,
		label: labelOf( input ) || say( 'browse' ),
		most: terms.most,
		takesPhotos: ! terms.types || terms.types.some( ( type ) => /^jpe?g$/.test( type ) ),
		hint: `${ kindsOf( terms ) }${ say( 'each', size( terms.limit ) ) }`,
		list,
		say,
		size,
		take,
		changed,
		follow,
	};
}

export type Model = ReturnType< typeof begin >;
