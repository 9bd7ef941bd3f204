import { Button, CheckboxControl, Notice, ProgressBar } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ImportEffects } from '@frontage/editor/import-effects';
import { Items } from './starter-items';
import { Looks } from './style-picker';
import { stepOf, toMake, type Step } from './starter-plan';
import type { Choice, Item, Kept, ScreenProps } from './types';
import { useStarter, type Progress } from './use-starter';

/** Progress of creation or undo. */
function Going( { progress: { done, of, title }, word }: { progress: Progress; word: string } ) {
	/* translators: 1: how many are done, 2: of how many. */
	const count = sprintf( __( '%1$d of %2$d', 'frontage-site' ), done, of );
	return (
		<div className="frontage-starter__going">
			<ProgressBar className="frontage-starter__progress" value={ ( 100 * done ) / of } aria-label={ word } />
			<p role="status">{ [ count, title ].filter( Boolean ).join( ': ' ) }</p>
		</div>
	);
}

function Undone( { kept }: { kept: Kept[] } ) {
	return (
		<Notice status="success" isDismissible={ false }>
			{ ! kept.length && (
				<p>{ __( 'Starter site removed. Your site is back to its previous state.', 'frontage-site' ) }</p>
			) }
			{ kept.length > 0 && (
				<>
					<p>
						{ __(
							'Starter site removed. These items were kept because you changed or still use them:',
							'frontage-site'
						) }
					</p>
					<ul>
						{ kept.map( ( { title, edit } ) => (
							<li key={ `${ title } ${ edit }` }>{ edit ? <a href={ edit }>{ title }</a> : title }</li>
						) ) }
					</ul>
				</>
			) }
		</Notice>
	);
}

const has = ( items: Item[], choice: Choice ) => items.some( ( item ) => item.choice === choice && ! item.why );

const headingOf = ( step: Step, look: string ) =>
	( {
		/* translators: %s: the name of a look, such as Agency. */
		choose: sprintf( __( '2. Review what will be created: %s', 'frontage-site' ), look ),
		/* translators: %s: the name of a look, such as Agency. */
		interrupted: sprintf( __( 'Not finished: %s', 'frontage-site' ), look ),
		/* translators: %s: the name of a look, such as Agency. */
		made: sprintf( __( 'Your starter site is ready: %s', 'frontage-site' ), look ),
		undoing: __( 'Undo not finished', 'frontage-site' ),
	} )[ step ];

interface ChoicesProps {
	items: Item[];
	ticked: Choice[];
	onTick: ( choice: Choice, isOn: boolean ) => void;
}

function Choices( { items, ticked, onTick }: ChoicesProps ) {
	return (
		<>
			{ has( items, 'front' ) && (
				<CheckboxControl
					label={ __( 'Set as homepage', 'frontage-site' ) }
					help={ __( 'Your posts are shown there now. They get their own page.', 'frontage-site' ) }
					checked={ ticked.includes( 'front' ) }
					onChange={ ( isOn ) => onTick( 'front', isOn ) }
				/>
			) }
			{ has( items, 'look' ) && (
				<CheckboxControl
					label={ __( 'Replace your colors and fonts with this look', 'frontage-site' ) }
					help={ __( 'You can undo this later.', 'frontage-site' ) }
					checked={ ticked.includes( 'look' ) }
					onChange={ ( isOn ) => onTick( 'look', isOn ) }
				/>
			) }
		</>
	);
}

function NextSteps( { home, next }: Pick< ScreenProps, 'home' | 'next' > ) {
	return (
		<>
			<Button __next40pxDefaultSize variant="primary" href={ home }>
				{ __( 'View site', 'frontage-site' ) }
			</Button>
			<Button __next40pxDefaultSize variant="secondary" href={ next.business }>
				{ __( 'Add business details', 'frontage-site' ) }
			</Button>
			{ next.header && (
				<Button __next40pxDefaultSize variant="secondary" href={ next.header }>
					{ __( 'Logo and menu', 'frontage-site' ) }
				</Button>
			) }
			<Button __next40pxDefaultSize variant="secondary" href={ next.styles }>
				{ __( 'Colors and fonts', 'frontage-site' ) }
			</Button>
		</>
	);
}

/** The screen Appearance → Starter site. */
export function Screen( { looks, answer: first, front, home, next }: ScreenProps ) {
	const { answer, chosen, progress, failed, undone, choose, make, undo } = useStarter( first );
	const [ ticked, setTicked ] = useState< Choice[] >( front ? [ 'front' ] : [] );
	const heading = useRef< HTMLHeadingElement >( null );
	const step = stepOf( answer );
	const isBusy = progress !== null;
	const choices = answer.begun ? answer.choices : ticked;
	const tick = ( choice: Choice, isOn: boolean ) =>
		setTicked( [ ...ticked.filter( ( one ) => one !== choice ), ...( isOn ? [ choice ] : [] ) ] );
	const count = toMake( answer.items, choices ).length;
	const word = answer.undoing ? __( 'Undoing…', 'frontage-site' ) : __( 'Creating…', 'frontage-site' );
	const title = looks.find( ( { name } ) => name === answer.look )?.title ?? '';

	// Moves the focus to the result, since the clicked button is gone.
	const wasBusy = useRef( false );
	useEffect( () => {
		if ( wasBusy.current && ! isBusy ) {
			heading.current?.focus();
		}
		wasBusy.current = isBusy;
	}, [ isBusy ] );

	const undoButton = (
		<Button __next40pxDefaultSize variant="secondary" isDestructive onClick={ () => void undo() }>
			{ __( 'Undo starter site', 'frontage-site' ) }
		</Button>
	);
	return (
		<>
			{ failed && (
				<Notice status="error" isDismissible={ false }>
					{ failed }{ ' ' }
					{ answer.begun &&
						__( 'Everything created so far has been kept. You can continue now.', 'frontage-site' ) }
				</Notice>
			) }
			{ undone && <Undone kept={ undone } /> }
			{ step === 'choose' && ! isBusy && (
				<Looks looks={ looks } chosen={ chosen } onChoose={ ( name ) => void choose( name ) } />
			) }
			<section className="frontage-starter__card" aria-labelledby="frontage-starter-heading">
				<h2 id="frontage-starter-heading" ref={ heading } tabIndex={ -1 }>
					{ isBusy ? word : headingOf( step, title ) }
				</h2>
				{ isBusy && <Going progress={ progress } word={ word } /> }
				{ ! isBusy && (
					<div className="frontage-starter__doing">
						{ step === 'choose' && <ImportEffects effects={ answer.effects } /> }
						{ step === 'choose' && <Choices items={ answer.items } ticked={ ticked } onTick={ tick } /> }
						{ step === 'made' && (
							<p>
								{ __(
									'Make it your own: edit the text and add your contact details.',
									'frontage-site'
								) }
							</p>
						) }
						<div className="frontage-starter__buttons">
							{ step === 'choose' && (
								<Button
									__next40pxDefaultSize
									variant="primary"
									disabled={ ! count || chosen !== answer.look }
									accessibleWhenDisabled
									onClick={ () => void make( ticked ) }
								>
									{ sprintf(
										/* translators: %d: how many pages, forms and so on. */
										_n( 'Create site: %d item', 'Create site: %d items', count, 'frontage-site' ),
										count
									) }
								</Button>
							) }
							{ step === 'interrupted' && (
								<Button __next40pxDefaultSize variant="primary" onClick={ () => void make( choices ) }>
									{ __( 'Continue', 'frontage-site' ) }
								</Button>
							) }
							{ step === 'undoing' && (
								<Button __next40pxDefaultSize variant="primary" onClick={ () => void undo() }>
									{ __( 'Continue undo', 'frontage-site' ) }
								</Button>
							) }
							{ step === 'made' && <NextSteps home={ home } next={ next } /> }
							{ ( step === 'made' || step === 'interrupted' ) && undoButton }
						</div>
					</div>
				) }
				{ step !== 'undoing' && <Items items={ answer.items } choices={ choices } /> }
			</section>
		</>
	);
}
