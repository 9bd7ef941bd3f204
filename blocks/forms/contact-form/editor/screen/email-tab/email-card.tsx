import { Button, DropdownMenu, FormToggle, Icon, MenuGroup, MenuItem } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, commentReplyLink, envelope, moreVertical, send } from '@wordpress/icons';
import { rulesInWords } from '../../canvas/settings/condition-summary';
import type { FormMail } from '../../form-document';
import { MailMore } from '../../panels/email/email-advanced';
import { MailConditions } from '../../panels/email/email-conditions';
import { EmailName, MailFields } from '../../panels/email/email-fields';
import { mailName, type SetMail } from '../../panels/email/email-labels';
import { goals } from '../../panels/email/mail-tag-list';
import type { Field } from '../../template/field';
import { useBuilder } from '../data/builder-context';

type Props = {
	mail: FormMail;
	fields: Field[];
	/** Whether the form sends no email at all. */
	isSilent: boolean;
	/** Of a further email; the first two are open while they are on. */
	isOpen: boolean;
	mayCopy: boolean;
	set: SetMail;
	onTurn: ( on: boolean ) => void;
	onToggle: () => void;
	onFocus: () => void;
	onDuplicate: () => void;
	onRemove: () => void;
	onAddRule: ( () => void ) | undefined;
};

const ICONS = new Map( [
	[ 'mail', envelope ],
	[ 'mail_2', commentReplyLink ],
] );

/** One email: a switch, and its settings while it is on. A further one is folded to its name, recipient and rule. */
export function EmailCard( props: Props ) {
	const { mail, fields, isSilent, isOpen, set, onTurn, onToggle, onFocus, onAddRule } = props;
	const { preview } = useBuilder();
	const { part, active } = mail;
	const isFurther = part !== 'mail' && part !== 'mail_2';
	const isOn = active && ! isSilent;
	const isShown = isFurther ? isOpen : isOn;
	const id = `fr-form-email-${ part }`;
	const shared = { mail, fields, preview, set };
	return (
		<section
			className="fr-form-email"
			aria-labelledby={ id }
			onFocusCapture={ isShown && isOn ? onFocus : undefined }
		>
			<header>
				<span className="fr-form-email__icon">
					<Icon icon={ ICONS.get( part ) ?? send } />
				</span>
				<div>
					<h2 id={ id } dir="auto">
						{ mailName( mail ) }
					</h2>
					<Summary mail={ mail } fields={ fields } isSilent={ isSilent } />
				</div>
				<FormToggle
					aria-label={ mailName( mail ) }
					checked={ isOn }
					disabled={ isSilent && part !== 'mail' }
					onChange={ () => onTurn( ! isOn ) }
				/>
				<CardMenu { ...props } />
				{ isFurther && (
					<Button
						icon={ isOpen ? chevronUp : chevronDown }
						/* translators: %s: name of a mail. */
						label={ sprintf( __( 'Edit “%s”', 'frontage-forms' ), mailName( mail ) ) }
						aria-expanded={ isOpen }
						onClick={ onToggle }
					/>
				) }
			</header>
			{ isShown && (
				<div className="fr-form-email__body">
					{ isFurther && <EmailName mail={ mail } set={ set } /> }
					<MailFields { ...shared } onAddRule={ onAddRule } />
					{ ( isFurther || mail.rules.length > 0 ) && <MailConditions { ...shared } /> }
					<MailMore { ...shared }>
						{ ! isFurther && <EmailName mail={ mail } set={ set } /> }
						{ ! isFurther && ! mail.rules.length && <MailConditions { ...shared } /> }
					</MailMore>
				</div>
			) }
		</section>
	);
}

/** What the head says of an email: what it is for, or whom it goes to and when; and how many problems it has. */
function Summary( { mail, fields, isSilent }: Pick< Props, 'mail' | 'fields' | 'isSilent' > ) {
	const { preview } = useBuilder();
	const { part, recipient, any, rules, active } = mail;
	const goal = useMemo(
		() => goals( fields ).find( ( { value } ) => value === recipient )?.label,
		[ fields, recipient ]
	);
	const problems = preview.problems.filter(
		( problem ) => problem.part.startsWith( `${ part }.` ) && problem.level === 'error'
	).length;
	const said = () => {
		if ( part === 'mail' ) {
			return isSilent
				? __( 'Messages are stored but not emailed.', 'frontage-forms' )
				: __( 'Sent to you for each message', 'frontage-forms' );
		}
		if ( part === 'mail_2' ) {
			return __( 'Sent to the visitor', 'frontage-forms' );
		}
		return [
			goal ?? ( preview.recipients[ part ] || recipient || __( 'No recipient', 'frontage-forms' ) ),
			/* translators: %s: conditions, such as: “Kind of work” is “New building”. */
			rules.length ? sprintf( __( 'If %s', 'frontage-forms' ), rulesInWords( { any, rules }, fields ) ) : '',
		]
			.filter( Boolean )
			.join( ' · ' );
	};
	return (
		<p dir="auto">
			{ said() }
			{ active && ! isSilent && problems > 0 && (
				<span className="fr-form-email__problems">
					{ ' · ' }
					{
						/* translators: %d: number of problems. */
						sprintf( _n( '%d problem', '%d problems', problems, 'frontage-forms' ), problems )
					}
				</span>
			) }
		</p>
	);
}

function CardMenu( {
	mail,
	mayCopy,
	onDuplicate,
	onRemove,
}: Pick< Props, 'mail' | 'mayCopy' | 'onDuplicate' | 'onRemove' > ) {
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={
				/* translators: %s: name of a mail. */
				sprintf( __( 'Options for “%s”', 'frontage-forms' ), mailName( mail ) )
			}
		>
			{ ( { onClose } ) => {
				const then = ( run: () => void ) => () => {
					onClose();
					run();
				};
				return (
					<MenuGroup>
						<MenuItem disabled={ ! mayCopy } onClick={ then( onDuplicate ) }>
							{ __( 'Duplicate', 'frontage-forms' ) }
						</MenuItem>
						{ mail.part !== 'mail' && mail.part !== 'mail_2' && (
							<MenuItem isDestructive onClick={ then( onRemove ) }>
								{ __( 'Delete', 'frontage-forms' ) }
							</MenuItem>
						) }
					</MenuGroup>
				);
			} }
		</DropdownMenu>
	);
}
