import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { hasChoices, sentChoices } from '../../template/choices';
import { asExpression, asText, mayHide, type Rule, type When } from '../../template/conditions';
import type { Field } from '../../template/field';
import { plain } from '../../template/rename-references';
import { useRowFocus } from '../../use-row-focus';

/** Operators with readable labels; "contains" is stored as a regular expression. */
export const operators = () => [
	{ value: 'equals', label: __( 'is', 'frontage-forms' ) },
	{ value: 'not equals', label: __( 'is not', 'frontage-forms' ) },
	{ value: 'contains', label: __( 'contains', 'frontage-forms' ) },
	{ value: 'not contains', label: __( 'does not contain', 'frontage-forms' ) },
	{ value: 'greater than', label: __( 'is greater than', 'frontage-forms' ) },
	{ value: 'greater than or equals', label: __( 'is at least', 'frontage-forms' ) },
	{ value: 'less than', label: __( 'is less than', 'frontage-forms' ) },
	{ value: 'less than or equals', label: __( 'is at most', 'frontage-forms' ) },
	{ value: 'is empty', label: __( 'is empty', 'frontage-forms' ) },
	{ value: 'not empty', label: __( 'is not empty', 'frontage-forms' ) },
	{ value: 'equals (regex)', label: __( 'matches pattern', 'frontage-forms' ) },
	{ value: 'not equals (regex)', label: __( 'does not match pattern', 'frontage-forms' ) },
];

const REGEX = / ?equals \(regex\)$/;
const CONTAINS = / ?contains$/;

/** A stored rule as shown: a regular expression that only matches a literal text is shown as "contains". */
export function shownRule( { field, operator, value }: Rule ): Rule {
	const text = REGEX.test( operator ) ? asText( value ) : undefined;
	return text
		? { field, operator: operator.replace( 'equals (regex)', 'contains' ), value: text }
		: { field, operator, value };
}

const storedRule = ( { field, operator, value }: Rule ): Rule =>
	CONTAINS.test( operator )
		? { field, operator: operator.replace( 'contains', 'equals (regex)' ), value: asExpression( value ) }
		: { field, operator, value };

/** The initial choices of a field. */
const choicesOf = ( field: Field | undefined ) => ( field && hasChoices( field ) ? sentChoices( field ) : [] );

/** The field that a new condition uses: preferably one with choices. */
export const decider = ( fields: Field[] ) => fields.find( ( field ) => choicesOf( field ).length ) ?? fields[ 0 ];

/** A new condition: the value equals a choice, or the field is not empty. */
export function ruleOf( field: Field ): Rule {
	const [ choice ] = choicesOf( field );
	return choice
		? { field: field.name, operator: 'equals', value: choice }
		: { field: field.name, operator: 'not empty', value: '' };
}

type RulesProps = {
	when: When;
	isField: boolean;
	fields: Field[];
	set: ( next: Partial< When >, part?: string ) => void;
};

/** The list of rules, and whether all of them have to match. */
export function Rules( { when, isField, fields, set }: RulesProps ) {
	const { hide, any, rules } = when;
	const first = decider( fields );
	const { list, goTo } = useRowFocus( '.fr-form-when', rules.length );
	const put = ( place: number, rule: Rule, part = '' ) =>
		set( { rules: rules.with( place, storedRule( rule ) ) }, part );
	return (
		<div ref={ list } style={ { display: 'contents' } }>
			{ ! isField && rules.length > 0 && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Action', 'frontage-forms' ) }
					options={ [
						{ value: 'show', label: __( 'Show group', 'frontage-forms' ) },
						{
							value: 'hide',
							label: __( 'Hide group', 'frontage-forms' ),
							disabled: ! mayHide( rules ),
						},
					] }
					value={ hide ? 'hide' : 'show' }
					onChange={ ( next ) => set( { hide: next === 'hide' } ) }
				/>
			) }
			{ rules.length > 1 && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Match', 'frontage-forms' ) }
					options={ [
						{ value: 'all', label: __( 'All conditions', 'frontage-forms' ) },
						{ value: 'any', label: __( 'Any condition', 'frontage-forms' ) },
					] }
					value={ any ? 'any' : 'all' }
					onChange={ ( next ) => set( { any: next === 'any' } ) }
				/>
			) }
			{ rules.map( ( rule, place ) => (
				<RuleRow
					key={ place }
					rule={ shownRule( rule ) }
					place={ place }
					fields={ fields }
					hide={ hide }
					onChange={ ( next, part ) => put( place, next, part && `${ part } ${ place }` ) }
					onRemove={ () => {
						set( { rules: rules.toSpliced( place, 1 ) } );
						goTo( rules.length );
					} }
				/>
			) ) }
			{ ! isField && ! rules.length && (
				<p>{ __( 'This group stays hidden until you add a condition.', 'frontage-forms' ) }</p>
			) }
			<Button
				__next40pxDefaultSize
				className="fr-form-when__add"
				variant="tertiary"
				icon={ plus }
				disabled={ ! first }
				accessibleWhenDisabled
				onClick={ () => {
					if ( first ) {
						set( { rules: [ ...rules, ruleOf( first ) ] } );
						goTo( rules.length );
					}
				} }
			>
				{ __( 'Add condition', 'frontage-forms' ) }
			</Button>
		</div>
	);
}

type RowProps = {
	rule: Rule;
	place: number;
	fields: Field[];
	hide: boolean;
	onChange: ( rule: Rule, part?: string ) => void;
	onRemove: () => void;
};

function RuleRow( { rule, place, fields, hide, onChange, onRemove }: RowProps ) {
	const { field, operator, value } = rule;
	const own = fields.find( ( { name } ) => name === field );
	const names = fields.map( ( { name, label } ) => ( { value: name, label: plain( label?.text ) || name } ) );
	const known = operators().filter(
		( one ) => ! hide || mayHide( [ storedRule( { ...rule, operator: one.value } ) ] )
	);
	const offered = known.some( ( one ) => one.value === operator )
		? known
		: [ ...known, { value: operator, label: operator } ];
	const sent = choicesOf( own );
	const choices = sent.length > 0 && /equals$/.test( operator ) && ! / or /.test( operator );
	return (
		<fieldset className="fr-form-when">
			<legend className="screen-reader-text">{ `${ __( 'Condition', 'frontage-forms' ) } ${ place + 1 }` }</legend>
			<SelectControl
				__next40pxDefaultSize
				hideLabelFromVision
				label={ __( 'Field', 'frontage-forms' ) }
				className={ own ? '' : 'fr-contact-form__wrong' }
				help={
					own
						? undefined
						: sprintf(
								/* translators: %s: name of a field. */
								__( 'A condition uses “%s”, which is not a field in this form.', 'frontage-forms' ),
								field
							)
				}
				options={ own ? names : [ ...names, { value: field, label: field } ] }
				value={ field }
				onChange={ ( next ) => {
					const other = fields.find( ( { name } ) => name === next );
					onChange( other ? ruleOf( other ) : { field: next, operator: 'not empty', value: '' } );
				} }
			/>
			<SelectControl
				__next40pxDefaultSize
				hideLabelFromVision
				label={ __( 'Condition', 'frontage-forms' ) }
				options={ offered }
				value={ operator }
				onChange={ ( next ) =>
					onChange( { ...rule, operator: next, value: / empty$/.test( next ) ? '' : value } )
				}
			/>
			{ ! / empty$/.test( operator ) &&
				( choices ? (
					<SelectControl
						__next40pxDefaultSize
						hideLabelFromVision
						label={ __( 'Value', 'frontage-forms' ) }
						options={ [ ...new Set( [ ...sent, value ] ) ].map( ( one ) => ( {
							value: one,
							label: one || '—',
						} ) ) }
						value={ value }
						onChange={ ( next ) => onChange( { ...rule, value: next } ) }
					/>
				) : (
					<TextControl
						__next40pxDefaultSize
						hideLabelFromVision
						label={ __( 'Value', 'frontage-forms' ) }
						value={ value }
						onChange={ ( next ) => onChange( { ...rule, value: next }, 'value' ) }
					/>
				) ) }
			<Button
				__next40pxDefaultSize
				icon={ trash }
				label={ __( 'Remove condition', 'frontage-forms' ) }
				onClick={ onRemove }
			/>
		</fieldset>
	);
}
