import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { IslandProps } from '@frontage/kit/islands';
import { begin, takeField, type Model } from './island/upload-field';
import { Camera } from './island/camera-button';
import type { View } from './island/upload-list';
import { Row } from './island/upload-row';

const EMPTY: View = { items: [], notice: '', said: '' };

/**
 * The drop zone of an upload field with its files. The host is PHP's input. It stays the element that opens the file dialog, and is
 * restored if this component fails.
 */
export default function Uploader( { host }: IslandProps ) {
	const input = host as HTMLInputElement;
	const [ place, setPlace ] = useState< HTMLElement >();

	useLayoutEffect( () => {
		const taken = takeField( input );
		setPlace( taken?.place );
		return taken?.giveBack;
	}, [ input ] );

	return place && createPortal( <Field input={ input } place={ place } />, place );
}

function Field( { input, place }: { input: HTMLInputElement; place: HTMLElement } ) {
	const [ { items, notice, said }, show ] = useState( EMPTY );
	const [ isClosed, close ] = useState( false );
	const [ model ] = useState( () => begin( input, show, () => close( true ) ) );
	const zone = useRef< HTMLDivElement >( null );
	const browse = useRef< HTMLButtonElement >( null );
	const hintId = useId();
	const { label, most, hint, list, say, take, changed, follow } = model;

	useEffect(
		() => follow( place, zone.current!, () => flushSync( () => show( list.view ) ) ),
		[ follow, list, place ]
	);

	if ( isClosed ) {
		return <GiveBack input={ input } model={ model } />;
	}

	/** Inside a label, a click anywhere would open the browser's dialog. */
	const open = ( event: MouseEvent ) => {
		event.preventDefault();
		input.click();
	};
	/** Moves the focus to the next file, or from the last one to the file before it, else to the button. */
	const remove = ( key: number, { currentTarget }: MouseEvent< HTMLElement > ) => {
		const row = currentTarget.closest( 'li' );
		const next = ( row?.nextElementSibling ?? row?.previousElementSibling )?.querySelector< HTMLElement >(
			'.remove-file'
		);
		( next ?? browse.current )?.focus();
		list.remove( key );
		changed();
	};

	return (
		<div role="group" aria-label={ label } className="fr-upload">
			{ /* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The button in it is for the keyboard. */ }
			<div ref={ zone } className="codedropz-upload-handler" onClick={ open }>
				<span className="codedropz-upload-container">
					<span className="codedropz-upload-inner">
						<strong>{ say( 'drop' ) }</strong>
						<span>{ say( 'or' ) }</span>
						<span className="codedropz-btn-wrap">
							<button ref={ browse } type="button" className="cd-upload-btn" aria-describedby={ hintId }>
								{ say( 'browse' ) }
							</button>
							{ model.takesPhotos && <Camera text={ say( 'camera' ) } onTake={ take } /> }
						</span>
						<small id={ hintId }>{ hint }</small>
					</span>
				</span>
				<span className="dnd-upload-counter">
					<span>{ say( 'counter', items.filter( ( { state } ) => state !== 'error' ).length, most ) }</span>
				</span>
			</div>
			{ notice && <span className="has-error-msg">{ notice }</span> }
			{ items.length > 0 && (
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A label around it would take a click for its own.
				<ul onClick={ ( event ) => event.preventDefault() }>
					{ items.map( ( item ) => (
						<Row
							key={ item.key }
							item={ item }
							model={ model }
							onRemove={ ( event ) => remove( item.key, event ) }
						/>
					) ) }
				</ul>
			) }
			<span role="status" className="fr-upload-said">
				{ notice || said }
			</span>
		</div>
	);
}

/** The site blocks its upload routes: the files are submitted with the form, as without this script. */
function GiveBack( { input, model }: { input: HTMLInputElement; model: Model } ): never {
	const data = new DataTransfer();
	model.list.files.forEach( ( file ) => data.items.add( file ) );
	input.files = data.files;
	throw new Error( 'Files cannot be sent before their form here.' ); // The error unmounts the component, and the input works as PHP rendered it.
}
