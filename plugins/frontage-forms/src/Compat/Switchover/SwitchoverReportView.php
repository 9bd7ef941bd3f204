<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Compat\Switchover\Trial\FormsCard;
use Frontage\Forms\Compat\Switchover\Trial\PreviewCard;
use Frontage\Kit\Admin\MoveScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the report before the switch: the verdict with the button, then forms and add-ons with what was tried and what was found, and
 * the options that this site needs, and the preview. Nothing is said of what was not tried.
 *
 * @phpstan-import-type AddOn from AddOnScanner
 */
final class SwitchoverReportView {

	/** Id of the form with the button; the options are in a card of their own. */
	private const FORM = 'frontage-switch';

	/**
	 * @param int    $form ID of the form in the preview; 0 for the first.
	 * @param string $view What the preview shows of it: `page` or `email`.
	 */
	public function __construct( private readonly SwitchoverReport $report, private readonly int $form = 0, private readonly string $view = '' ) {}

	public function render(): void {
		$this->render_verdict();
		$preview = new PreviewCard( SwitchoverScreen::report_url() );
		FormsCard::render( $this->report->forms, $this->report->trials, $preview );
		$this->render_add_ons();
		$this->render_options();
		$preview->render( $this->report->forms, $this->report->trials, $this->form, $this->view );
	}

	private function render_verdict(): void {
		[ $title, $text ] = $this->verdict();
		$files            = $this->can_switch() ? count( $this->report->list_files() ) : 0;
		/* translators: %s: number of files. */
		$pill = $files ? sprintf( _n( '%s file to allow', '%s files to allow', $files, 'frontage-forms' ), number_format_i18n( $files ) ) : '';
		printf( '<section class="frontage-hub__card frontage-move__verdict" aria-labelledby="frontage-move-verdict"><div class="frontage-hub__head"><div><h2 id="frontage-move-verdict">%s', esc_html( $title ) );
		if ( '' !== $pill ) {
			printf( ' <a class="frontage-hub__pill is-warning" href="#frontage-move-options">%s</a>', esc_html( $pill ) );
		}
		printf( '</h2><p>%s</p><ul class="frontage-move__facts">', esc_html( $text ) );
		foreach ( $this->list_facts() as $fact ) {
			printf( '<li>%s</li>', esc_html( $fact ) );
		}
		echo '</ul></div>';
		if ( ! OriginalPlugin::can_switch() ) {
			SwitchoverPage::print_not_allowed();
		} elseif ( $this->can_switch() ) {
			SwitchoverPage::open_form( self::FORM );
			printf( '<button type="submit" class="button button-primary button-hero" name="%s" value="1" data-progress="%s">%s</button><p>%s</p></form>', esc_attr( SwitchoverScreen::OVER ), esc_attr__( 'Switching over. Keep this tab open.', 'frontage-forms' ), esc_html__( 'Switch over', 'frontage-forms' ), esc_html__( 'You can switch back at any time.', 'frontage-forms' ) );
		}
		echo '</div></section>';
	}

	private function can_switch(): bool {
		return $this->report->has_passed() && OriginalPlugin::can_switch();
	}

	/** @return array{string, string} The heading, and one line. */
	private function verdict(): array {
		$probe = $this->report->probe;
		return match ( true ) {
			is_wp_error( $probe )         => [ __( 'Could not test the switch', 'frontage-forms' ), $probe->get_error_message() ],
			! $probe->has_passed()        => [ __( 'Your site would stop working', 'frontage-forms' ), $probe->error . ' ' . __( 'Nothing was changed. Deactivate the plugin that failed or contact its author, then check again.', 'frontage-forms' ) ],
			$this->report->has_losses()   => [ __( 'Some features would stop working', 'frontage-forms' ), __( 'Review the add-ons below first. Contact Form 7 is deactivated, nothing is deleted.', 'frontage-forms' ) ],
			default                       => [ __( 'Ready to switch', 'frontage-forms' ), __( 'Contact Form 7 is deactivated, nothing is deleted. Forms, shortcodes, and URLs stay the same.', 'frontage-forms' ) ],
		};
	}

	/** @return list<string> What was tested, and what the switch does. */
	private function list_facts(): array {
		$flamingo = $this->report->flamingo;
		/* translators: %s: number of messages. */
		$messages = sprintf( _n( '%s message in Flamingo stays there', '%s messages in Flamingo stay there', $flamingo, 'frontage-forms' ), $flamingo > 10000 ? '10000+' : number_format_i18n( $flamingo ) );
		$probe    = $this->report->probe;
		return array_values(
			array_filter(
				[
					/* translators: %s: names of pages: Front page, Dashboard. */
					$probe instanceof SwitchProbe && $probe->has_passed() ? sprintf( __( 'Loaded without Contact Form 7: %s', 'frontage-forms' ), implode( ', ', $probe->pages ) ) : '',
					...( $this->report->has_passed() ? [ __( 'Undone automatically if a page fails, for a week', 'frontage-forms' ), __( 'New messages also go to the inbox', 'frontage-forms' ) ] : [] ),
					$flamingo ? $messages : '',
				],
				static fn ( string $fact ): bool => '' !== $fact
			)
		);
	}

	private function render_add_ons(): void {
		$add_ons = $this->report->add_ons;
		$failed  = count( array_filter( $add_ons, fn ( array $add_on ): bool => '' !== ( $this->find_error( $add_on ) ?? '' ) ) );
		/* translators: %s: number of add-ons. */
		$pill = $failed ? sprintf( _n( '%s stops', '%s stop', $failed, 'frontage-forms' ), number_format_i18n( $failed ) ) : '';
		MoveScreen::open_card( 'frontage-move-add-ons', __( 'Add-ons', 'frontage-forms' ), $add_ons ? __( 'Plugins and themes whose code uses Contact Form 7. Visitors don’t see the test.', 'frontage-forms' ) : __( 'No active plugin or theme depends on Contact Form 7.', 'frontage-forms' ), $pill, 'is-error' );
		foreach ( $this->report->list_other_deactivated() as $name ) {
			/* translators: %s: name of a plugin. */
			printf( '<p class="frontage-move__result is-warning">%s</p>', esc_html( sprintf( __( '%s deactivated itself in the test, so it would be off after the switch.', 'frontage-forms' ), $name ) ) );
		}
		if ( $add_ons ) {
			MoveScreen::open_table( [ __( 'Add-on', 'frontage-forms' ), __( 'Tried', 'frontage-forms' ), __( 'Result', 'frontage-forms' ), __( 'After the switch', 'frontage-forms' ) ], __( 'Add-ons of Contact Form 7', 'frontage-forms' ), 'is-report' );
			foreach ( $add_ons as $add_on ) {
				$this->render_add_on( $add_on );
			}
			echo '</tbody></table>';
		}
		echo '</section>';
	}

	/** @param AddOn $add_on */
	private function render_add_on( array $add_on ): void {
		$error = $this->find_error( $add_on );
		$tried = null === $error ? __( 'Code read', 'frontage-forms' ) : __( 'Code read, pages loaded', 'frontage-forms' );
		printf( '<tr><th scope="row">%s</th><td class="frontage-move__tried">%s</td><td>', esc_html( $add_on['name'] ), esc_html( $tried ) );
		if ( null !== $error ) {
			[ $class, $result ] = '' === $error ? [ '', __( 'No errors', 'frontage-forms' ) ] : [ 'is-error', __( 'Stopped with an error', 'frontage-forms' ) ];
			printf( '<p class="frontage-move__result %s">%s</p>', esc_attr( $class ), esc_html( $result ) );
		}
		if ( $add_on['missing'] ) {
			printf( '<p class="frontage-move__result is-warning">%s</p>', esc_html__( 'Uses unsupported functions. Some of its features may stop working.', 'frontage-forms' ) );
			self::render_codes( $add_on['missing'] );
		} elseif ( null === $error ) {
			printf( '<p class="frontage-move__result">%s</p>', esc_html__( 'Functions are supported', 'frontage-forms' ) );
		}
		if ( null !== $error && '' !== $error ) {
			printf( '<details><summary>%s</summary><p>%s</p></details>', esc_html__( 'Error', 'frontage-forms' ), esc_html( $error ) );
		}
		if ( $add_on['used'] ) {
			/* translators: %d: number of names. */
			printf( '<details><summary>%s</summary>', esc_html( sprintf( _n( '%d function or hook used', '%d functions and hooks used', count( $add_on['used'] ), 'frontage-forms' ), count( $add_on['used'] ) ) ) );
			self::render_codes( $add_on['used'] );
			echo '</details>';
		}
		echo '</td><td>';
		if ( null !== $error && '' !== $error ) {
			printf( '<a class="button" href="%s">%s</a>', esc_url( admin_url( 'plugins.php' ) ), esc_html__( 'Deactivate on the Plugins screen', 'frontage-forms' ) );
		} else {
			echo esc_html( $this->is_deactivated( $add_on ) ? __( 'Deactivates itself', 'frontage-forms' ) : __( 'Stays active', 'frontage-forms' ) );
		}
		echo '</td></tr>';
	}

	private function render_options(): void {
		$files = $this->report->list_files();
		if ( ! $this->can_switch() || ( ! $files && ! $this->report->is_check_used() ) ) {
			return;
		}
		MoveScreen::open_card( 'frontage-move-options', __( 'Options', 'frontage-forms' ), __( 'Only what your site needs.', 'frontage-forms' ) );
		if ( $this->report->is_check_used() ) {
			$dependents = $this->report->list_dependents();
			$help       = __( 'Some of your add-ons check for it and stop without it.', 'frontage-forms' );
			/* translators: %s: names of plugins. */
			self::render_option( 'answer', '1', __( 'Report Contact Form 7 as active', 'frontage-forms' ), $dependents ? $help . ' ' . sprintf( __( 'The switch keeps %s active.', 'frontage-forms' ), implode( ', ', $dependents ) ) : $help );
		}
		foreach ( $files as $file ) {
			/* translators: %s: a file's path. */
			self::render_option( 'files[]', $file, sprintf( __( 'Allow emails to attach %s', 'frontage-forms' ), $file ), __( 'This file is not in the Media Library.', 'frontage-forms' ), is_on: false );
		}
		echo '</section>';
	}

	/** A switch that is sent with the button of the verdict. */
	private static function render_option( string $name, string $value, string $label, string $help, bool $is_on = true ): void {
		$id = 'frontage-option-' . sanitize_html_class( md5( $name . $value ) );
		printf(
			'<div class="frontage-move__option"><div><label for="%1$s"><strong>%2$s</strong></label><p id="%1$s-help">%3$s</p></div><input type="checkbox" class="frontage-switch" id="%1$s" name="%4$s" value="%5$s" form="%6$s" aria-describedby="%1$s-help"%7$s></div>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_html( $help ),
			esc_attr( $name ),
			esc_attr( $value ),
			esc_attr( self::FORM ),
			checked( $is_on, true, false )
		);
	}

	/**
	 * The error of an add-on in the test; '' for none, null when it was not run.
	 *
	 * @param AddOn $add_on
	 */
	private function find_error( array $add_on ): ?string {
		return $this->report->probe instanceof SwitchProbe ? $this->report->probe->find_error( $add_on['name'] ) : null;
	}

	/** @param AddOn $add_on */
	private function is_deactivated( array $add_on ): bool {
		return $this->report->probe instanceof SwitchProbe && in_array( $add_on['name'], $this->report->probe->deactivated_plugins, true );
	}

	/** @param list<string> $names */
	private static function render_codes( array $names ): void {
		echo '<p class="frontage-move__codes" dir="ltr">';
		foreach ( $names as $name ) {
			printf( '<code>%s</code> ', esc_html( $name ) );
		}
		echo '</p>';
	}
}
