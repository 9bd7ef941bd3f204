import { useEffect, useRef, type CSSProperties, type MouseEvent } from 'react';
import type { UploadModel } from './upload-field';
import type { UploadItem } from './upload-list';
import { Thumbnail } from './thumbnail';

interface Props {
	item: UploadItem;
	model: UploadModel;
	onRemove: ( event: MouseEvent< HTMLElement > ) => void;
}

/** One file, with the classes that sites' styles use. */
export function UploadRow( { item, model: { field, list, say, size }, onRemove }: Props ) {
	const { key, name, state, sent, message, remedy, file, reference } = item;
	const ref = useRef< HTMLLIElement >( null );
	const percent = Math.floor( sent * 100 );
	const isFinished = state === 'complete' || state === 'error';

	// For scripts of the site, as in the original uploader.
	useEffect( () => {
		const [ path, part ] = reference.split( '/' );
		if ( part ) {
			const detail = { success: true, data: { path, file: part } };
			ref.current?.dispatchEvent( new CustomEvent( 'dnd_upload_cf7_success', { bubbles: true, detail } ) );
		}
	}, [ reference ] );

	return (
		<li ref={ ref } className={ `dnd-upload-status ${ isFinished ? state : 'in-progress' }` }>
			<Thumbnail file={ file } name={ name } />
			<span className="dnd-upload-details">
				<span className="name">
					<bdi>{ name }</bdi> <em>{ size( item.size ) }</em>
				</span>
				{ state !== 'error' && (
					<span className="dnd-progress-bar" role="progressbar" aria-label={ name } aria-valuenow={ percent }>
						<span style={ { '--fr-sent': `${ percent }%` } as CSSProperties }>{ percent }%</span>
					</span>
				) }
				{ message && <span className="has-error">{ message }</span> }
				{ reference && <input type="hidden" name={ `${ field }[]` } value={ reference } /> }
			</span>
			{ remedy === 'again' && (
				<button
					type="button"
					aria-label={ `${ say( 'retry' ) }: ${ name }` }
					onClick={ () => list.retry( key ) }
				>
					{ say( 'retry' ) }
				</button>
			) }
			<button
				type="button"
				className="remove-file"
				aria-label={ say( isFinished ? 'remove' : 'cancel', name ) }
				onClick={ onRemove }
			>
				<span className="dnd-icon-remove" aria-hidden="true" />
			</button>
		</li>
	);
}
