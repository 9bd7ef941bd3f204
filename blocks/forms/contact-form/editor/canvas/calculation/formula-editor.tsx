import { useKeptFocus } from '@frontage/editor';
import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody, TextareaControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { hasChoices } from '../../template/choices';
import type { Field, FieldEdits } from '../../template/field';
import { nameFor, plain } from '../../template/rename-references';
import { readFormula } from '@frontage/rules/formula-parser';
import { useFormContext } from '../hooks/form-context';
import { insertPiece } from './insert-term';
import { Idle, Prices } from './choice-values';
import { askable, deciding, formulaOf, offered, reckon, written } from './sample-answers';
import { SampleValues } from './sample-values';
import { useStanding, type Standing } from '../hooks/use-fields';
import { reason } from './formula-errors';
import './calculation.css';

type Props = {
	clientId: string;
	field: Field;
	onChange: ( edits: FieldEdits, part: string ) => void;
};

const labelOf = ( { name, label }: Field ) => plain( label?.text ) || name;

/** Edits the formula of a calculation, by buttons or typing, and the values of choices. Shows the result for sample values. */
export function Composer( { clientId, field, onChange }: Props ) {
	const { conditions } = useFormContext();
	const all = useStanding( clientId );
	const fields = all.map( ( one ) => one.field );
	const formula = formulaOf( field );
	const values = field.values.map( ( { text } ) => text );
	const read = readFormula( formula );
	const asked =
		'asked' in read ? read.asked.map( ( { name } ) => name ) : ( formula.match( /[A-Za-z][\w:-]*/g ) ?? [] );
	const used = askable( fields, field.name ).filter( ( { name } ) => asked.includes( name ) );
	const change = ( next: string[], part: string ) => onChange( { values: next }, part );
	return (
		<InspectorControls>
			<PanelBody ref={ useKeptFocus() } title={ __( 'Formula', 'frontage-forms' ) }>
				<Formula
					field={ field }
					all={ all }
					onFormula={ ( next, part ) => change( [ next, ...values.slice( 1 ) ], part ) }
				/>
				{ used.filter( hasChoices ).map( ( other ) => (
					<Prices
						key={ other.name }
						field={ other }
						label={ labelOf( other ) }
						values={ values }
						onChange={ ( next, part ) => change( next, part ) }
					/>
				) ) }
				<Idle
					values={ values }
					fields={ fields }
					name={ field.name }
					onChange={ ( next ) => change( next, '' ) }
				/>
			</PanelBody>
			{ used.length > 0 && (
				<PanelBody title={ __( 'Sample answers', 'frontage-forms' ) }>
					<SampleValues fields={ deciding( asked, all, conditions ) } />
				</PanelBody>
			) }
		</InspectorControls>
	);
}

type FormulaProps = Pick< Props, 'field' > & { all: Standing[]; onFormula: ( next: string, part: string ) => void };

function Formula( { field, all, onFormula }: FormulaProps ) {
	const area = useRef< HTMLTextAreaElement >( null );
	const caret = useRef< [ number, number ] >();
	const goal = useRef< number >();
	const formula = formulaOf( field );
	useEffect( () => {
		if ( goal.current !== undefined ) {
			area.current?.setSelectionRange( goal.current, goal.current );
			caret.current = [ goal.current, goal.current ];
			goal.current = undefined;
		}
	} );
	const put = ( piece: string ) => {
		const [ from, to ] = caret.current ?? [ formula.length, formula.length ];
		const next = insertPiece( { text: formula, from, to }, piece );
		goal.current = next.from;
		onFormula( next.text, '' );
	};
	const signs = [
		[ '+', '+', __( 'Plus', 'frontage-forms' ) ],
		[ '−', '-', __( 'Minus', 'frontage-forms' ) ],
		[ '×', '*', __( 'Times', 'frontage-forms' ) ],
		[ '÷', '/', __( 'Divided by', 'frontage-forms' ) ],
		[ '( )', '( … )', __( 'Parentheses', 'frontage-forms' ) ],
		[ 'min', 'min( …, 0 )', __( 'min: lowest value', 'frontage-forms' ) ],
		[ 'max', 'max( …, 0 )', __( 'max: highest value', 'frontage-forms' ) ],
		[ 'round', 'round( …, 0 )', __( 'round: set the decimal places', 'frontage-forms' ) ],
		[ 'if', 'if( … > 0, 1, 0 )', __( 'if, then, else', 'frontage-forms' ) ],
	] as const;
	/** With the mouse the caret stays in the formula; with the keyboard the button keeps the focus. */
	const stay = { onMouseDown: ( event: React.MouseEvent ) => event.preventDefault() };
	return (
		<>
			<TextareaControl
				ref={ area }
				className="fr-calculation__formula"
				label={ __( 'Formula', 'frontage-forms' ) }
				dir="ltr"
				spellCheck={ false }
				rows={ 3 }
				value={ formula }
				help={ <Outcome field={ field } all={ all } /> }
				onChange={ ( next ) => onFormula( next.replace( /\s/g, ' ' ), 'formula' ) }
				onSelect={ ( { currentTarget: at } ) => ( caret.current = [ at.selectionStart, at.selectionEnd ] ) }
			/>
			<fieldset className="fr-calculation__pieces">
				<legend>{ __( 'Insert into formula', 'frontage-forms' ) }</legend>
				{ offered(
					all.map( ( one ) => one.field ),
					field.name
				).map( ( other ) => (
					<Button
						key={ other.name }
						variant="secondary"
						size="small"
						{ ...stay }
						onClick={ () => put( other.name ) }
					>
						{ labelOf( other ) }
						{ nameFor( labelOf( other ), [] ) !== other.name && <code>{ other.name }</code> }
					</Button>
				) ) }
				<span className="fr-calculation__signs">
					{ signs.map( ( [ sign, piece, label ] ) => (
						<Button
							key={ sign }
							variant="secondary"
							size="small"
							label={ label }
							{ ...stay }
							onClick={ () => put( piece ) }
						>
							{ sign }
						</Button>
					) ) }
				</span>
			</fieldset>
		</>
	);
}

/** The result of the formula, or the position of its error. */
function Outcome( { field, all }: Omit< FormulaProps, 'onFormula' > ) {
	const { samples, conditions, locale } = useFormContext();
	const { result, broken } = reckon( field, { all, conditions, samples, locale } );
	const formula = formulaOf( field );
	return (
		<span className="fr-calculation__outcome" role="status">
			{ broken ? (
				<span className="fr-calculation__broken">
					{ formula.trim() && (
						<code dir="ltr">
							{ formula.slice( 0, broken.at ) }
							<mark>{ broken.word || '␣' }</mark>
							{ formula.slice( broken.at + broken.word.length ) }
						</code>
					) }
					{ reason( broken ) }
				</span>
			) : (
				<>
					{ __( 'Result with sample answers:', 'frontage-forms' ) }{ ' ' }
					<strong>
						{ written( result, field, locale ) ||
							__( 'no result, for example after a division by 0', 'frontage-forms' ) }
					</strong>
				</>
			) }
		</span>
	);
}
