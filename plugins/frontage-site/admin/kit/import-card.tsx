import { Notice, ProgressBar } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { importKit, look, sentence } from './api';
import { tell, dispatchLibraryEvents } from './events';
import { PlanView } from './import-plan';
import type { Selection } from './import-summary';
import type { Looked, Stepped } from './types';
import type { RefObject } from 'react';

type State =
	| { at: 'choosing' | 'done' | 'looking' }
	| { at: 'planned'; kit: Looked }
	| { at: 'importing'; step: Pick< Stepped, 'done' | 'total' > };

function Progress( { done, total }: Pick< Stepped, 'done' | 'total' > ) {
	return (
		<>
			<p>
				{ done + 1 >= total
					? __( 'Importing…', 'frontage-site' )
					: sprintf(
							/* translators: 1: number, 2: number of all. */
							__( 'Files: %1$d of %2$d. Keep this page open.', 'frontage-site' ),
							done,
							total - 1
						) }
			</p>
			<ProgressBar className="frontage-kit__progress" value={ ( 100 * done ) / total } />
		</>
	);
}

interface FileFieldProps {
	input: RefObject< HTMLInputElement >;
	/** The largest size, such as 8 MB. */
	most: string;
	disabled: boolean;
	onChoose: ( file: File ) => Promise< void >;
}

function FileField( { input, most, disabled, onChoose }: FileFieldProps ) {
	return (
		<div className="frontage-kit__file">
			<label htmlFor="frontage-kit-file">
				{ sprintf(
					/* translators: %s: a size, such as 8 MB. */
					__( 'Site export file, up to %s', 'frontage-site' ),
					most
				) }
			</label>
			<input
				id="frontage-kit-file"
				ref={ input }
				type="file"
				accept=".zip,application/zip"
				// Not `disabled`, which would take the focus from it.
				aria-disabled={ disabled }
				onClick={ ( event ) => disabled && event.preventDefault() }
				onChange={ ( { target } ) => {
					const file = target.files?.[ 0 ];
					if ( file ) {
						void onChoose( file ).then( () => {
							target.value = ''; // The same file can be chosen again.
						} );
					}
				} }
			/>
		</div>
	);
}

export function ImportCard( { most, home, onDone }: { most: string; home: string; onDone: () => void } ) {
	const [ state, setState ] = useState< State >( { at: 'choosing' } );
	const [ problem, setProblem ] = useState( '' );
	const input = useRef< HTMLInputElement >( null );
	const heading = useRef< HTMLHeadingElement >( null );

	// Moves the focus to the result, since the clicked button is gone.
	const before = useRef( state.at );
	useEffect( () => {
		if ( before.current !== state.at && state.at !== 'planned' && state.at !== 'looking' ) {
			( state.at === 'choosing' ? input : heading ).current?.focus();
		}
		before.current = state.at;
	}, [ state.at ] );

	const fail = async ( error: unknown ) => {
		const message = await sentence( error );
		setProblem( message );
		setState( { at: 'choosing' } );
		tell( 'frontage:kit:import:error', { message } );
	};

	const choose = async ( file: File ) => {
		setProblem( '' );
		setState( { at: 'looking' } );
		tell( 'frontage:kit:import:start', { name: file.name } );
		try {
			const kit = await look( file );
			setState( { at: 'planned', kit } );
			tell( 'frontage:kit:import:planned', { name: kit.name, items: kit.items } );
		} catch ( error ) {
			await fail( error );
		}
	};

	const start = async ( kit: Looked, selection: Selection ) => {
		setState( { at: 'importing', step: { done: 0, total: kit.media.new + kit.media.here + 1 } } );
		try {
			const { items } = await importKit( kit.id, selection, ( step ) => setState( { at: 'importing', step } ) );
			setState( { at: 'done' } );
			tell( 'frontage:kit:import:done', { items } );
			dispatchLibraryEvents( items );
			onDone();
		} catch ( error ) {
			await fail( error );
			onDone(); // The response may be lost although the import succeeded.
		}
	};

	return (
		<section className="frontage-kit__card" aria-labelledby="frontage-kit-import">
			<h2 id="frontage-kit-import" ref={ heading } tabIndex={ -1 } className="frontage-kit__heading">
				{ __( 'Import a site', 'frontage-site' ) }
			</h2>
			{ state.at !== 'planned' && state.at !== 'importing' && (
				<>
					<p>
						{ __(
							'You see all changes before anything is imported. An import either completes or changes nothing, and you can undo it.',
							'frontage-site'
						) }
					</p>
					<FileField { ...{ input, most } } disabled={ state.at === 'looking' } onChoose={ choose } />
				</>
			) }
			<div role="status">
				{ state.at === 'looking' && <p>{ __( 'Checking the file…', 'frontage-site' ) }</p> }
				{ state.at === 'importing' && <Progress { ...state.step } /> }
			</div>
			{ state.at === 'planned' && (
				<PlanView
					kit={ state.kit }
					onCancel={ () => setState( { at: 'choosing' } ) }
					onImport={ ( selection ) => void start( state.kit, selection ) }
				/>
			) }
			{ state.at === 'done' && (
				<Notice
					status="success"
					isDismissible={ false }
					actions={ [ { label: __( 'View site', 'frontage-site' ), url: home } ] }
				>
					{ __( 'Import complete.', 'frontage-site' ) }
				</Notice>
			) }
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
		</section>
	);
}
