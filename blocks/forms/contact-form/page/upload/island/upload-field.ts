import { moduleData } from '@frontage/kit/module-data';
import { setStatusNote } from '../../on-load/status-note';
import { HOLD, type PendingUpload } from '../../pending-uploads';
import { labelOf } from '../../island/validation/field-label';
import { DATA, hasOtherUploader, listKey } from '../field-data';
import type { PageData } from '../upload-types';
import { createLazyClient } from './lazy-client';
import { acceptFiles } from './paste-and-drop';
import { UploadList, type ListView } from './upload-list';
import { fillPlaceholders, formatTypes, typeHint, formatSize, limitsOf } from './file-limits';
import { storedFiles, storeFiles, visitorCredentials } from './upload-session';

const DEFAULT_DATA: PageData = { words: {}, usual: { most: 0, limit: 0, types: [] }, carry: '', pieces: '' };

/** Moves the field's input into a wrapper, in which the drop zone is rendered. Returns undefined when another uploader handles the field. */
export function wrapInput( input: HTMLInputElement ): { wrapper: HTMLElement; restore: () => void } | undefined {
	if ( hasOtherUploader( input ) || ! input.form ) {
		return undefined;
	}
	const { name } = input;
	const wrapper = document.createElement( 'div' );
	wrapper.className = 'codedropz-upload-wrapper';
	input.before( wrapper );
	wrapper.append( input );
	input.removeAttribute( 'name' ); // The files are uploaded separately.
	return {
		wrapper,
		restore() {
			input.name = name;
			wrapper.replaceWith( input );
		},
	};
}

/** The model of a field without its view: limits, texts and files. Created once. */
export function createUploadModel( input: HTMLInputElement, show: ( view: ListView ) => void, onClosed: () => void ) {
	const data = { ...DEFAULT_DATA, ...moduleData< PageData >( DATA ) };
	const form = input.form!;
	const field = input.dataset.name ?? '';
	const { url } = JSON.parse( form.dataset.props ?? '{}' ) as { url: string };
	const name = listKey( input );
	const limits = limitsOf( input.dataset, data.usual );
	const list = new UploadList( {
		limits,
		words: data.words,
		types: formatTypes( limits, document.documentElement.lang ),
		client: createLazyClient( data.carry, ( module ) =>
			module.createClient( form, field, data, url, visitorCredentials )
		),
		storeFiles: ( files ) => storeFiles( name, files ),
		onChange: show,
		onClosed,
	} );
	/** A translated sentence with its placeholders filled. */
	const textOf = ( word: string, ...values: Array< string | number > ) =>
		fillPlaceholders( data.words[ word ], ...values );
	const format = ( bytes: number ) => formatSize( bytes, document.documentElement.lang );

	/** Notifies the form, which removes an error shown for the field. */
	const notify = () => input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	const addFiles = ( files: File[] ) => {
		list.add( files );
		notify();
	};

	/** Listens to the field and its form; `draw` renders the rows immediately. Returns a cleanup function. */
	const connect = ( wrapper: HTMLElement, zone: HTMLElement, renderRows: () => void ) => {
		const addChosenFiles = () => {
			const files = Array.from( input.files ?? [] );
			if ( files.length ) {
				input.value = '';
				addFiles( files );
			}
		};
		const findUnsent = () => {
			renderRows(); // The rows contain the inputs that the form submits.
			return list.isIncomplete ? { field, message: textOf( 'unsent' ) } : undefined;
		};
		const holdSubmission = ( event: Event ) => {
			const pending = ( event as CustomEvent< PendingUpload[] > ).detail;
			if ( list.isBusy && navigator.onLine ) {
				setStatusNote( form, 'busy', textOf( 'waiting' ) );
				pending.push( list.settled().then( findUnsent ) );
			} else if ( list.isIncomplete ) {
				pending.push( Promise.resolve( findUnsent() ) );
			}
		};
		const stopAccepting = acceptFiles( wrapper, zone, addFiles );
		const listeners: Array< [ EventTarget, string, ( event: Event ) => void ] > = [
			[ input, 'change', addChosenFiles ],
			[ form, HOLD, holdSubmission ],
			[ form, 'wpcf7mailsent', () => list.clear( false ) ],
			[ form, 'wpcf7invalid', () => list.checkAll() ],
			[ form, 'reset', () => list.clear( true ) ],
		];
		listeners.forEach( ( [ target, event, listener ] ) => target.addEventListener( event, listener ) );
		list.restore( storedFiles( name ) );
		addChosenFiles(); // Files chosen before this script loaded.
		return () => {
			stopAccepting();
			listeners.forEach( ( [ target, event, listener ] ) => target.removeEventListener( event, listener ) );
		};
	};

	return {
		field,
		label: labelOf( input ) || textOf( 'browse' ),
		maxFiles: limits.maxFiles,
		takesPhotos: ! limits.types || limits.types.some( ( type ) => /^jpe?g$/.test( type ) ),
		hint: `${ typeHint( limits ) }${ textOf( 'each', format( limits.maxSize ) ) }`,
		list,
		say: textOf,
		size: format,
		take: addFiles,
		changed: notify,
		follow: connect,
	};
}

export type UploadModel = ReturnType< typeof createUploadModel >;
