import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { IslandProps } from '@frontage/kit/islands';
import { createUploadModel, wrapInput, type UploadModel } from './island/upload-field';
import { CameraButton } from './island/camera-button';
import type { ListView } from './island/upload-list';
import { UploadRow } from './island/upload-row';

const EMPTY: ListView = { items: [], notice: '', status: '' };

/**
 * The drop zone of an upload field with its files. The host is PHP's input. It stays the element that opens the file dialog, and is
 * restored if this component fails.
 */
export default function Uploader( { host }: IslandProps ) {
	const input = host as HTMLInputElement;
	const [ wrapper, setWrapper ] = useState< HTMLElement >();

	useLayoutEffect( () => {
		const wrapped = wrapInput( input );
		setWrapper( wrapped?.wrapper );
		return wrapped?.restore;
	}, [ input ] );

	return wrapper && createPortal( <UploadField input={ input } place={ wrapper } />, wrapper );
}

function UploadField( { input, place: wrapper }: { input: HTMLInputElement; place: HTMLElement } ) {
	const [ { items, notice, status }, setView ] = useState( EMPTY );
	const [ isClosed, setClosed ] = useState( false );
	const [ model ] = useState( () => createUploadModel( input, setView, () => setClosed( true ) ) );
	const zone = useRef< HTMLDivElement >( null );
	const browse = useRef< HTMLButtonElement >( null );
	const hintId = useId();
	const { label, maxFiles, hint, list, say: textOf, take: addFiles, changed: notify, follow: connect } = model;

	useEffect(
		() => connect( wrapper, zone.current!, () => flushSync( () => setView( list.view ) ) ),
		[ connect, list, wrapper ]
	);

	if ( isClosed ) {
		return <RestoredInput input={ input } model={ model } />;
	}

	/** Inside a label, a click anywhere would open the browser's dialog. */
	const openFileDialog = ( event: MouseEvent ) => {
		event.preventDefault();
		input.click();
	};
	/** Moves the focus to the next file, or from the last one to the file before it, else to the button. */
	const removeFile = ( key: number, { currentTarget }: MouseEvent< HTMLElement > ) => {
		const row = currentTarget.closest( 'li' );
		const next = ( row?.nextElementSibling ?? row?.previousElementSibling )?.querySelector< HTMLElement >(
			'.remove-file'
		);
		( next ?? browse.current )?.focus();
		list.remove( key );
		notify();
	};

	return (
		<div role="group" aria-label={ label } className="fr-upload">
			{ /* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The button in it is for the keyboard. */ }
			<div ref={ zone } className="codedropz-upload-handler" onClick={ openFileDialog }>
				<span className="codedropz-upload-container">
					<span className="codedropz-upload-inner">
						<strong>{ textOf( 'drop' ) }</strong>
						<span>{ textOf( 'or' ) }</span>
						<span className="codedropz-btn-wrap">
							<button ref={ browse } type="button" className="cd-upload-btn" aria-describedby={ hintId }>
								{ textOf( 'browse' ) }
							</button>
							{ model.takesPhotos && <CameraButton text={ textOf( 'camera' ) } onTake={ addFiles } /> }
						</span>
						<small id={ hintId }>{ hint }</small>
					</span>
				</span>
				<span className="dnd-upload-counter">
					<span>
						{ textOf( 'counter', items.filter( ( { state } ) => state !== 'error' ).length, maxFiles ) }
					</span>
				</span>
			</div>
			{ notice && <span className="has-error-msg">{ notice }</span> }
			{ items.length > 0 && (
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A label around it would take a click for its own.
				<ul onClick={ ( event ) => event.preventDefault() }>
					{ items.map( ( item ) => (
						<UploadRow
							key={ item.key }
							item={ item }
							model={ model }
							onRemove={ ( event ) => removeFile( item.key, event ) }
						/>
					) ) }
				</ul>
			) }
			<span role="status" className="fr-upload-said">
				{ notice || status }
			</span>
		</div>
	);
}

/** The site blocks its upload routes: the files are submitted with the form, as without this script. */
function RestoredInput( { input, model }: { input: HTMLInputElement; model: UploadModel } ): never {
	const data = new DataTransfer();
	model.list.files.forEach( ( file ) => data.items.add( file ) );
	input.files = data.files;
	throw new Error( 'Files cannot be sent before their form here.' ); // The error unmounts the component, and the input works as PHP rendered it.
}
