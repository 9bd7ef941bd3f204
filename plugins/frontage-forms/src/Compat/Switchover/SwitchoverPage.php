<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Admin\FormListItems;
use Frontage\Forms\Admin\FormListScreen;
use Frontage\Kit\Admin\SettingsHub;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the switchover screen: one verdict, the findings to review, and the rest collapsed.
 *
 * @phpstan-import-type Finding from FormFindings
 */
final class SwitchoverPage {

	/**
	 * @param array{at: int, equal: bool}|null $last_switch
	 * @param string                           $error Error of this user's last attempt; '' when it succeeded.
	 */
	public function __construct( private readonly ?array $last_switch, private readonly string $error ) {}

	public function render(): void {
		echo '<div class="wrap frontage-move">';
		SettingsHub::print_move_tabs( SwitchoverScreen::url() );
		printf( '<h1>%s</h1>', esc_html__( 'Move from Contact Form 7', 'frontage-forms' ) );
		if ( '' !== $this->error ) {
			/* translators: %s: what happened, a sentence. */
			wp_admin_notice( esc_html( sprintf( __( 'Could not switch. Nothing was changed. %s', 'frontage-forms' ), $this->error ) ), [ 'type' => 'error' ] );
		}
		if ( ! OriginalPlugin::is_active() ) {
			$this->render_done();
		} elseif ( SwitchoverScreen::is_check() ) {
			$this->render_report( SwitchoverReport::create() );
		} else {
			$this->render_question();
		}
		echo '</div>';
	}

	private function render_question(): void {
		$this->render_card(
			__( 'Contact Form 7 is active and handles your forms and messages.', 'frontage-forms' ),
			__( 'Frontage does nothing until you switch. Forms, shortcodes, blocks, and URLs stay the same, and you can switch back at any time.', 'frontage-forms' )
		);
		$this->open_form();
		printf( '<p><button type="submit" class="button button-primary button-hero" name="%s" value="1">%s</button></p></form>', esc_attr( SwitchoverScreen::CHECK ), esc_html__( 'Review changes', 'frontage-forms' ) );
	}

	private function render_done(): void {
		if ( ! $this->last_switch ) {
			$this->render_card( __( 'Contact Form 7 is installed but not active. Frontage shows your forms.', 'frontage-forms' ), '' );
		} else {
			$this->render_card(
				__( 'The switch is complete. Frontage shows your forms now.', 'frontage-forms' ),
				$this->last_switch['equal'] ? __( 'All forms are stored exactly as before.', 'frontage-forms' ) : __( 'Another plugin changed forms when Contact Form 7 was deactivated. Review your forms before you continue.', 'frontage-forms' )
			);
		}
		printf( '<p><a class="button button-primary" href="%s">%s</a></p>', esc_url( FormListScreen::url() ), esc_html__( 'View forms', 'frontage-forms' ) );
		$this->open_form();
		printf( '<p>%s</p><p><button type="submit" class="button" name="%s" value="1">%s</button></p></form>', esc_html__( 'Contact Form 7 can take over again with all your forms. Messages received in the meantime stay in the inbox.', 'frontage-forms' ), esc_attr( SwitchoverScreen::BACK ), esc_html__( 'Switch back to Contact Form 7', 'frontage-forms' ) );
	}

	private function render_report( SwitchoverReport $report ): void {
		$differences = $report->list_differences();
		$probe       = $report->probe;
		/* translators: %d: number of forms. */
		$forms = sprintf( _n( 'Your %d form is ready to switch.', 'Your %d forms are ready to switch.', count( $report->forms ), 'frontage-forms' ), count( $report->forms ) );
		if ( is_wp_error( $probe ) ) {
			$this->render_card( __( 'Could not test the switch.', 'frontage-forms' ), $probe->get_error_message() );
		} elseif ( ! $probe->has_passed() ) {
			$this->render_card( __( 'Your site would stop working.', 'frontage-forms' ), $probe->error );
		} elseif ( $report->has_losses() ) {
			$this->render_card( __( 'Some features would stop working.', 'frontage-forms' ), __( 'Review these first:', 'frontage-forms' ) );
		} elseif ( $differences ) {
			$this->render_card( $forms, __( 'Review these items:', 'frontage-forms' ) );
		} else {
			$this->render_card( $forms, '' );
		}
		self::render_list( $differences );
		if ( $report->has_passed() ) {
			printf( '<p>%s</p>', esc_html__( 'Your forms stay where they are. Nothing is copied, replaced, or deleted, even if you switch again.', 'frontage-forms' ) );
			/* translators: %s: names of pages: Front page, Dashboard. */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'Your site passed a test without Contact Form 7. Visitors did not notice it. These pages loaded without errors: %s.', 'frontage-forms' ), implode( ', ', $probe instanceof SwitchProbe ? $probe->pages : [] ) ) ) );
		}
		if ( $report->flamingo ) {
			/* translators: %s: number of messages. */
			printf( '<p>%s</p>', esc_html( sprintf( _n( '%s message in Flamingo stays there.', '%s messages in Flamingo stay there.', $report->flamingo, 'frontage-forms' ), $report->flamingo > 10000 ? '10000+' : (string) $report->flamingo ) ) );
		}
		$report->has_passed() ? $this->render_switch_button( $report ) : $this->render_check_button( $report );
		$this->render_add_ons( $report );
		$this->render_forms( $report->forms );
	}

	private function render_check_button( SwitchoverReport $report ): void {
		if ( $report->probe instanceof SwitchProbe ) {
			self::render_list( array_values( array_filter( array_map( static fn ( array $add_on ): string => self::describe_result( $report, $add_on['name'] ), $report->add_ons ) ) ) );
			printf( '<p>%s</p>', esc_html__( 'Nothing was changed. Deactivate the plugin that failed or contact its author, then check again.', 'frontage-forms' ) );
		}
		$this->open_form();
		printf( '<p><button type="submit" class="button button-primary" name="%s" value="1">%s</button></p></form>', esc_attr( SwitchoverScreen::CHECK ), esc_html__( 'Check again', 'frontage-forms' ) );
	}

	/** The result of an add-on's test as a sentence; '' when it was not tested separately. */
	private static function describe_result( SwitchoverReport $report, string $name ): string {
		$error = $report->probe instanceof SwitchProbe ? $report->probe->find_error( $name ) : null;
		return match ( $error ) {
			null    => '',
			/* translators: %s: name of a plugin. */
			''      => sprintf( __( '%s passed the test.', 'frontage-forms' ), $name ),
			/* translators: 1: name of a plugin, 2: what happened, a sentence. */
			default => sprintf( __( '%1$s failed in the test. %2$s', 'frontage-forms' ), $name, $error ),
		};
	}

	private function render_switch_button( SwitchoverReport $report ): void {
		$this->open_form();
		foreach ( $report->list_files() as $file ) {
			/* translators: %s: a file's path. */
			printf( '<p><label><input type="checkbox" name="files[]" value="%1$s" checked> %2$s</label></p>', esc_attr( $file ), esc_html( sprintf( __( 'Allow emails to attach %s', 'frontage-forms' ), $file ) ) );
		}
		if ( $report->is_check_used() ) {
			printf( '<p><label><input type="checkbox" name="answer" value="1" checked> %s</label></p>', esc_html__( 'Report Contact Form 7 as active. Some of your add-ons check for it.', 'frontage-forms' ) );
		}
		$dependents = $report->list_dependents();
		if ( $dependents ) {
			/* translators: %s: names of plugins. */
			printf( '<p class="description">%s</p>', esc_html( sprintf( __( 'WordPress cannot deactivate Contact Form 7 on the Plugins screen because %s requires it. This button deactivates it and keeps the add-on active.', 'frontage-forms' ), implode( ', ', $dependents ) ) ) );
		}
		if ( OriginalPlugin::can_switch() ) {
			printf( '<p><button type="submit" class="button button-primary button-hero" name="%s" value="1">%s</button></p>', esc_attr( SwitchoverScreen::OVER ), esc_html__( 'Switch to Frontage', 'frontage-forms' ) );
			printf( '<p class="description">%s</p>', esc_html__( 'Contact Form 7 is deactivated but not deleted. The site is tested before and after. On errors within a week, Contact Form 7 is reactivated automatically. You can switch back here at any time.', 'frontage-forms' ) );
		} else {
			printf( '<p>%s</p>', esc_html__( 'Contact Form 7 is network active. Ask a network administrator to switch.', 'frontage-forms' ) );
		}
		echo '</form>';
	}

	private function render_add_ons( SwitchoverReport $report ): void {
		$add_ons = $report->add_ons;
		/* translators: %d: number of plugins. */
		$this->render_details( sprintf( _n( '%d add-on found', '%d add-ons found', count( $add_ons ), 'frontage-forms' ), count( $add_ons ) ) );
		if ( ! $add_ons ) {
			printf( '<p>%s</p>', esc_html__( 'No active plugin or theme depends on Contact Form 7.', 'frontage-forms' ) );
		}
		foreach ( $add_ons as $add_on ) {
			$description = $add_on['missing'] ? __( 'Not supported by Frontage:', 'frontage-forms' ) : __( 'All features are supported.', 'frontage-forms' );
			$test        = self::describe_result( $report, $add_on['name'] ) ?: __( 'Not tested separately.', 'frontage-forms' );
			printf( '<h3>%s</h3><p>%s</p><p>%s</p>', esc_html( $add_on['name'] ), esc_html( $test ), esc_html( $description ) );
			self::render_codes( $add_on['missing'] );
			if ( $add_on['used'] ) {
				/* translators: %d: number of names. */
				printf( '<details><summary>%s</summary>', esc_html( sprintf( _n( '%d function or hook used', '%d functions and hooks used', count( $add_on['used'] ), 'frontage-forms' ), count( $add_on['used'] ) ) ) );
				self::render_codes( $add_on['used'] );
				echo '</details>';
			}
		}
		echo '</details>';
	}

	/** @param list<Finding> $forms */
	private function render_forms( array $forms ): void {
		/* translators: %d: number of forms. */
		$this->render_details( sprintf( _n( '%d form checked', '%d forms checked', count( $forms ), 'frontage-forms' ), count( $forms ) ) );
		echo '<div class="frontage-move__table"><table class="widefat striped"><thead><tr>';
		foreach ( [ __( 'Form', 'frontage-forms' ), __( 'Fields', 'frontage-forms' ), __( 'From add-ons', 'frontage-forms' ), __( 'To review', 'frontage-forms' ) ] as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $forms as $form ) {
			$notes = [ ...array_map( static fn ( string $type ): string => "[$type]", $form['unknown'] ), ...$form['dead'], ...$form['files'], ...$form['problems'] ];
			printf( '<tr><th scope="row"><a href="%s">%s</a></th><td>%d</td><td>%s</td><td>', esc_url( FormListItems::code_screen_url( $form['id'] ) ), esc_html( $form['title'] ), absint( $form['fields'] ), esc_html( implode( ', ', $form['of_add_ons'] ) ) );
			self::render_list( $notes );
			echo '</td></tr>';
		}
		echo '</tbody></table></div></details>';
	}

	private function open_form(): void {
		printf( '<form method="post" action="%s">', esc_url( SwitchoverScreen::url() ) );
		wp_nonce_field( SwitchoverScreen::SLUG );
	}

	private function render_card( string $verdict, string $text ): void {
		printf( '<div class="frontage-move__verdict"><h2>%s</h2>%s</div>', esc_html( $verdict ), '' === $text ? '' : '<p>' . esc_html( $text ) . '</p>' );
	}

	private function render_details( string $title ): void {
		printf( '<details class="frontage-move__fold"><summary>%s</summary>', esc_html( $title ) );
	}

	/** @param list<string> $sentences */
	private static function render_list( array $sentences ): void {
		if ( $sentences ) {
			echo '<ul class="frontage-move__list">';
			foreach ( $sentences as $sentence ) {
				printf( '<li>%s</li>', esc_html( $sentence ) );
			}
			echo '</ul>';
		}
	}

	/** @param list<string> $names */
	private static function render_codes( array $names ): void {
		if ( $names ) {
			echo '<p class="frontage-move__codes" dir="ltr">';
			foreach ( $names as $name ) {
				printf( '<code>%s</code> ', esc_html( $name ) );
			}
			echo '</p>';
		}
	}
}
