import { BlockInspector, store as blockEditorStore } from '@wordpress/block-editor';
import { Button, TabPanel } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isOn, valueOf } from '../../panels/data/settings-text';
import { lengthLabel } from '../../panels/settings-panel';
import { allMails } from '../../template/mails';
import { useBuilder } from '../data/builder-context';
import type { Tab } from '../data/use-tab';
import { FORM } from './canvas-block';

type Props = { onOpenTab: ( tab: Tab ) => void };

/** The settings of the selected field, or a summary of the form. Selecting a field opens its settings. */
export function Sidebar( { onOpenTab }: Props ) {
	const field = useSelect( ( select ) => {
		const { getSelectedBlockClientId, getBlockName } = select( blockEditorStore );
		const selected = getSelectedBlockClientId();
		return selected && getBlockName( selected ) !== FORM ? selected : '';
	}, [] );
	return (
		<TabPanel
			key={ field }
			className="fr-form-builder__side-tabs"
			initialTabName={ field ? 'field' : 'form' }
			tabs={ [
				{ name: 'field', title: __( 'Field', 'frontage-forms' ) },
				{ name: 'form', title: __( 'Form', 'frontage-forms' ) },
			] }
		>
			{ ( { name } ) => {
				if ( name === 'form' ) {
					return <Summary onOpenTab={ onOpenTab } />;
				}
				return field ? (
					<BlockInspector />
				) : (
					<p className="fr-form-builder__hint">
						{ __( 'Select a field in the form to change it.', 'frontage-forms' ) }
					</p>
				);
			} }
		</TabPanel>
	);
}

/** What the other tabs say, in one line each. */
function Summary( { onOpenTab }: Props ) {
	const { record, preview } = useBuilder();
	const settings = record.additional_settings;
	const active = allMails( record ).filter( ( mail ) => mail.active );
	const [ first ] = active;
	const recipient = first && ( preview.recipients[ first.part ] || first.recipient );
	const count = record.after?.length ?? 0;
	const cards: [ Tab, string, string ][] = [
		[
			'email',
			__( 'Email', 'frontage-forms' ),
			isOn( settings, 'skip_mail' ) || ! first
				? __( 'Off', 'frontage-forms' )
				: recipient || __( 'Add a recipient to get messages.', 'frontage-forms' ),
		],
		[
			'confirmation',
			__( 'Confirmation', 'frontage-forms' ),
			count
				? /* translators: %d: number of confirmations. */
					sprintf( _n( '%d confirmation', '%d confirmations', count, 'frontage-forms' ), count )
				: ( record.messages.mail_sent_ok ?? '' ),
		],
		[ 'settings', __( 'Message retention', 'frontage-forms' ), lengthLabel( valueOf( settings, 'keep_for' ) ) ],
	];
	return (
		<ul className="fr-form-builder__cards">
			{ cards.map( ( [ tab, title, text ] ) => (
				<li key={ tab }>
					<Button onClick={ () => onOpenTab( tab ) }>
						<strong>{ title }</strong>
						<span dir="auto">{ text }</span>
					</Button>
				</li>
			) ) }
		</ul>
	);
}
