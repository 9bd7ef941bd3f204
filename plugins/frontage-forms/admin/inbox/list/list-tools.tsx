import { Button, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chartBar, check, download as downloadIcon, settings } from '@wordpress/icons';
import { preparingText, type Format } from './download-messages';

type ColumnsProps = {
	columns: { id: string; label: string }[];
	chosen: string[];
	onChoose: ( chosen: string[] ) => void;
};

/** The menu of the list's columns; for a single form it includes its fields. */
export function ColumnsMenu( { columns, chosen, onChoose }: ColumnsProps ) {
	return (
		<DropdownMenu
			icon={ settings }
			label={ __( 'Columns', 'frontage-forms' ) }
			toggleProps={ { size: 'compact' } }
			popoverProps={ { placement: 'bottom-end' } }
		>
			{ () => (
				<MenuGroup label={ __( 'Columns', 'frontage-forms' ) }>
					{ columns.map( ( { id, label } ) => {
						const isShown = chosen.includes( id );
						return (
							<MenuItem
								key={ id }
								role="menuitemcheckbox"
								isSelected={ isShown }
								icon={ isShown ? check : null }
								onClick={ () =>
									onChoose(
										columns
											.map( ( column ) => column.id )
											.filter( ( one ) => ( one === id ? ! isShown : chosen.includes( one ) ) )
									)
								}
							>
								{ label }
							</MenuItem>
						);
					} ) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}

type ToolsProps = {
	isChartShown: boolean;
	/** Whether a file is being created. */
	isExporting: boolean;
	onChart: () => void;
	onExport: ( format: Format ) => Promise< void >;
};

const exportFormats = (): { format: Format; label: string; info: string }[] => [
	{
		format: 'xlsx',
		label: __( 'XLSX', 'frontage-forms' ),
		info: __( 'For Excel and other spreadsheets', 'frontage-forms' ),
	},
	{
		format: 'csv',
		label: __( 'CSV', 'frontage-forms' ),
		info: __( 'For spreadsheets and mailing lists', 'frontage-forms' ),
	},
	{ format: 'json', label: __( 'JSON', 'frontage-forms' ), info: __( 'For other software', 'frontage-forms' ) },
];

/** Actions for the whole list. */
export function ListTools( { isChartShown, isExporting, onChart, onExport }: ToolsProps ) {
	return (
		<>
			<Button
				size="compact"
				icon={ chartBar }
				label={ __( 'Chart', 'frontage-forms' ) }
				isPressed={ isChartShown }
				onClick={ onChart }
			/>
			<DropdownMenu
				icon={ downloadIcon }
				label={ isExporting ? preparingText() : __( 'Export', 'frontage-forms' ) }
				toggleProps={ {
					size: 'compact',
					isBusy: isExporting,
					disabled: isExporting,
					accessibleWhenDisabled: true,
				} }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose } ) => (
					<MenuGroup label={ __( 'Export this list', 'frontage-forms' ) }>
						{ exportFormats().map( ( { format, label, info } ) => (
							<MenuItem
								key={ format }
								info={ info }
								onClick={ () => {
									void onExport( format );
									onClose();
								} }
							>
								{ label }
							</MenuItem>
						) ) }
					</MenuGroup>
				) }
			</DropdownMenu>
		</>
	);
}
