import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { sentence, undo } from './api';
import { tell } from './events';
import type { Last } from './types';

interface QuestionProps {
	isAsking: boolean;
	isBusy: boolean;
	setAsking: ( isAsking: boolean ) => void;
	onConfirm: () => void;
}

/** The button that undoes the import, and the confirmation that it asks for. */
function Question( { isAsking, isBusy, setAsking, onConfirm }: QuestionProps ) {
	return (
		<>
			{ isAsking && (
				<p>
					{ __(
						'Imported items are removed and replaced items restored. Later changes to them are in the trash or in revisions.',
						'frontage-site'
					) }
				</p>
			) }
			<div className="frontage-kit__actions">
				{ isAsking ? (
					<>
						<Button
							__next40pxDefaultSize
							variant="primary"
							isDestructive
							isBusy={ isBusy }
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ onConfirm }
						>
							{ __( 'Undo import', 'frontage-site' ) }
						</Button>
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setAsking( false ) }>
							{ __( 'Keep import', 'frontage-site' ) }
						</Button>
					</>
				) : (
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => setAsking( true ) }>
						{ __( 'Undo', 'frontage-site' ) }
					</Button>
				) }
			</div>
		</>
	);
}

export function UndoCard( { last, onDone }: { last: Last; onDone: () => void } ) {
	const [ isAsking, setAsking ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const [ stayed, setStayed ] = useState< string[] | null >( null );
	const [ problem, setProblem ] = useState( '' );

	const heading = useRef< HTMLHeadingElement >( null );

	// Moves the focus to what replaced the clicked button.
	const before = useRef( '' );
	const at = stayed ? 'undone' : String( isAsking );
	useEffect( () => {
		if ( before.current && before.current !== at ) {
			heading.current?.focus();
		}
		before.current = at;
	}, [ at ] );

	const start = async () => {
		setBusy( true );
		setProblem( '' );
		try {
			const answer = await undo();
			setStayed( answer.stayed );
			tell( 'frontage:kit:import:undone', answer );
			tell( 'frontage:library:restored', answer );
			onDone();
		} catch ( error ) {
			const message = await sentence( error );
			setProblem( message );
			tell( 'frontage:kit:import:error', { message } );
		}
		setBusy( false );
	};

	return (
		<section className="frontage-kit__card" aria-labelledby="frontage-kit-undo">
			<h2 id="frontage-kit-undo" ref={ heading } tabIndex={ -1 } className="frontage-kit__heading">
				{ __( 'Last import', 'frontage-site' ) }
			</h2>
			<p>
				{ sprintf(
					/* translators: 1: name of a file, 2: name of a site, 3: date and time. */
					__( '%1$s from “%2$s”, on %3$s.', 'frontage-site' ),
					last.name,
					last.site,
					new Date( last.done * 1000 ).toLocaleString( document.documentElement.lang || 'en' )
				) }
			</p>
			{ stayed ? (
				<Notice status="success" isDismissible={ false }>
					<p>{ __( 'Import undone. The site is back to its previous state.', 'frontage-site' ) }</p>
					{ stayed.length > 0 && (
						<ul>
							{ stayed.map( ( one ) => (
								<li key={ one }>{ one }</li>
							) ) }
						</ul>
					) }
				</Notice>
			) : (
				<Question { ...{ isAsking, isBusy, setAsking } } onConfirm={ () => void start() } />
			) }
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
		</section>
	);
}
