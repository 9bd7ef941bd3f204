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
	 * @param array{at: int, equal: bool}|null $done
	 * @param string                           $failed Error of this user's last attempt; '' when it succeeded.
	 */
	public function __construct( private readonly ?array $done, private readonly string $failed ) {}

	public function render(): void {
		echo '<div class="wrap frontage-move">';
		SettingsHub::print_move_tabs( SwitchoverScreen::url() );
		printf( '<h1>%s</h1>', esc_html__( 'Move from Contact Form 7', 'frontage-forms' ) );
		if ( '' !== $this->failed ) {
			/* translators: %s: what happened, a sentence. */
			wp_admin_notice( esc_html( sprintf( __( 'Could not switch over, so everything is as it was. %s', 'frontage-forms' ), $this->failed ) ), [ 'type' => 'error' ] );
		}
		if ( ! OriginalPlugin::is_active() ) {
			$this->moved();
		} elseif ( SwitchoverScreen::is_check() ) {
			$this->report( SwitchoverReport::make() );
		} else {
			$this->question();
		}
		echo '</div>';
	}

	private function question(): void {
		$this->card(
			__( 'Contact Form 7 is active, so it shows your forms and takes what visitors send.', 'frontage-forms' ),
			__( 'Frontage stays out of its way until you switch over. Forms, shortcodes, blocks and addresses stay the same; you can switch back at any time.', 'frontage-forms' )
		);
		$this->begin();
		printf( '<p><button type="submit" class="button button-primary button-hero" name="%s" value="1">%s</button></p></form>', esc_attr( SwitchoverScreen::CHECK ), esc_html__( 'Check what would change', 'frontage-forms' ) );
	}

	private function moved(): void {
		if ( ! $this->done ) {
			$this->card( __( 'Contact Form 7 is installed and switched off: your forms are shown by Frontage.', 'frontage-forms' ), '' );
		} else {
			$this->card(
				__( 'You have moved in: your forms are shown by Frontage now.', 'frontage-forms' ),
				$this->done['equal'] ? __( 'Every form is stored as it was before the switch, letter by letter.', 'frontage-forms' ) : __( 'Something changed forms during the switch: another plugin did so when Contact Form 7 was switched off. Look at them before you go on.', 'frontage-forms' )
			);
		}
		printf( '<p><a class="button button-primary" href="%s">%s</a></p>', esc_url( FormListScreen::url() ), esc_html__( 'See your forms', 'frontage-forms' ) );
		$this->begin();
		printf( '<p>%s</p><p><button type="submit" class="button" name="%s" value="1">%s</button></p></form>', esc_html__( 'Not happy? Contact Form 7 takes over again as it was. What visitors sent meanwhile stays in the inbox.', 'frontage-forms' ), esc_attr( SwitchoverScreen::BACK ), esc_html__( 'Switch back to Contact Form 7', 'frontage-forms' ) );
	}

	private function report( SwitchoverReport $report ): void {
		$look  = $report->to_look_at();
		$probe = $report->probe;
		/* translators: %d: number of forms. */
		$forms = sprintf( _n( 'Your %d form can move in as it is.', 'Your %d forms can move in as they are.', count( $report->forms ), 'frontage-forms' ), count( $report->forms ) );
		if ( is_wp_error( $probe ) ) {
			$this->card( __( 'The switch could not be tested.', 'frontage-forms' ), $probe->get_error_message() );
		} elseif ( ! $probe->has_passed() ) {
			$this->card( __( 'Your site would stop working.', 'frontage-forms' ), $probe->error );
		} elseif ( $report->has_losses() ) {
			$this->card( __( 'Not everything would go on as it does today.', 'frontage-forms' ), __( 'Look at these first:', 'frontage-forms' ) );
		} elseif ( $look ) {
			$this->card( $forms, __( 'A few things to look at:', 'frontage-forms' ) );
		} else {
			$this->card( $forms, '' );
		}
		self::list_of( $look );
		if ( $report->has_passed() ) {
			/* translators: %s: names of pages: Front page, Dashboard. */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'Your site ran without Contact Form 7 in a test that no visitor saw. These pages answered without an error: %s.', 'frontage-forms' ), implode( ', ', $probe instanceof SwitchProbe ? $probe->pages : [] ) ) ) );
		}
		if ( $report->flamingo ) {
			/* translators: %s: number of messages. */
			printf( '<p>%s</p>', esc_html( sprintf( _n( '%s message in Flamingo stays there.', '%s messages in Flamingo stay there.', $report->flamingo, 'frontage-forms' ), $report->flamingo > 10000 ? '10000+' : (string) $report->flamingo ) ) );
		}
		$report->has_passed() ? $this->switch_over( $report ) : $this->check_again( $report );
		$this->add_ons( $report );
		$this->forms( $report->forms );
	}

	private function check_again( SwitchoverReport $report ): void {
		if ( $report->probe instanceof SwitchProbe ) {
			self::list_of( array_values( array_filter( array_map( static fn ( array $add_on ): string => self::what_happened( $report, $add_on['name'] ), $report->add_ons ) ) ) );
			printf( '<p>%s</p>', esc_html__( 'Nothing was changed. Deactivate the plugin that stopped, or ask its author, then check again.', 'frontage-forms' ) );
		}
		$this->begin();
		printf( '<p><button type="submit" class="button button-primary" name="%s" value="1">%s</button></p></form>', esc_attr( SwitchoverScreen::CHECK ), esc_html__( 'Check again', 'frontage-forms' ) );
	}

	/** The result of an add-on's test as a sentence; '' when it was not tested separately. */
	private static function what_happened( SwitchoverReport $report, string $name ): string {
		$error = $report->probe instanceof SwitchProbe ? $report->probe->error_of( $name ) : null;
		return match ( $error ) {
			null    => '',
			/* translators: %s: name of a plugin. */
			''      => sprintf( __( '%s ran in the test without an error.', 'frontage-forms' ), $name ),
			/* translators: 1: name of a plugin, 2: what happened, a sentence. */
			default => sprintf( __( '%1$s failed in the test. %2$s', 'frontage-forms' ), $name, $error ),
		};
	}

	private function switch_over( SwitchoverReport $report ): void {
		$this->begin();
		foreach ( $report->files() as $file ) {
			/* translators: %s: a file's path. */
			printf( '<p><label><input type="checkbox" name="files[]" value="%1$s" checked> %2$s</label></p>', esc_attr( $file ), esc_html( sprintf( __( 'Mails may go on attaching %s', 'frontage-forms' ), $file ) ) );
		}
		if ( $report->is_asked_for() ) {
			printf( '<p><label><input type="checkbox" name="answer" value="1" checked> %s</label></p>', esc_html__( 'Report Contact Form 7 as active to add-ons. Some of yours look for the plugin itself.', 'frontage-forms' ) );
		}
		$holders = $report->holders();
		if ( $holders ) {
			/* translators: %s: names of plugins. */
			printf( '<p class="description">%s</p>', esc_html( sprintf( __( '%s is said to require Contact Form 7, so WordPress does not let you deactivate that on the Plugins screen. This button does it; the add-on stays active.', 'frontage-forms' ), implode( ', ', $holders ) ) ) );
		}
		if ( OriginalPlugin::may_switch() ) {
			printf( '<p><button type="submit" class="button button-primary button-hero" name="%s" value="1">%s</button></p>', esc_attr( SwitchoverScreen::OVER ), esc_html__( 'Switch over', 'frontage-forms' ) );
			printf( '<p class="description">%s</p>', esc_html__( 'Contact Form 7 is deactivated, nothing is deleted. The site is tested once more, before and after; if it stops with an error, now or within a week, Contact Form 7 comes back by itself. You can switch back here at any time.', 'frontage-forms' ) );
		} else {
			printf( '<p>%s</p>', esc_html__( 'Contact Form 7 is active in the whole network: somebody who manages the network can switch over.', 'frontage-forms' ) );
		}
		echo '</form>';
	}

	private function add_ons( SwitchoverReport $report ): void {
		$add_ons = $report->add_ons;
		/* translators: %d: number of plugins. */
		$this->fold( sprintf( _n( '%d add-on found', '%d add-ons found', count( $add_ons ), 'frontage-forms' ), count( $add_ons ) ) );
		if ( ! $add_ons ) {
			printf( '<p>%s</p>', esc_html__( 'No active plugin and no theme builds on Contact Form 7.', 'frontage-forms' ) );
		}
		foreach ( $add_ons as $add_on ) {
			$said = $add_on['missing'] ? __( 'Not offered by Frontage:', 'frontage-forms' ) : __( 'Everything it uses is offered.', 'frontage-forms' );
			$test = self::what_happened( $report, $add_on['name'] ) ?: __( 'It was not tested by itself.', 'frontage-forms' );
			printf( '<h3>%s</h3><p>%s</p><p>%s</p>', esc_html( $add_on['name'] ), esc_html( $test ), esc_html( $said ) );
			self::codes( $add_on['missing'] );
			if ( $add_on['used'] ) {
				/* translators: %d: number of names. */
				printf( '<details><summary>%s</summary>', esc_html( sprintf( _n( '%d name it uses', '%d names it uses', count( $add_on['used'] ), 'frontage-forms' ), count( $add_on['used'] ) ) ) );
				self::codes( $add_on['used'] );
				echo '</details>';
			}
		}
		echo '</details>';
	}

	/** @param list<Finding> $forms */
	private function forms( array $forms ): void {
		/* translators: %d: number of forms. */
		$this->fold( sprintf( _n( '%d form looked at', '%d forms looked at', count( $forms ), 'frontage-forms' ), count( $forms ) ) );
		echo '<div class="frontage-move__table"><table class="widefat striped"><thead><tr>';
		foreach ( [ __( 'Form', 'frontage-forms' ), __( 'Fields', 'frontage-forms' ), __( 'From add-ons', 'frontage-forms' ), __( 'To look at', 'frontage-forms' ) ] as $head ) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $forms as $form ) {
			$notes = [ ...array_map( static fn ( string $type ): string => "[$type]", $form['unknown'] ), ...$form['dead'], ...$form['files'], ...$form['problems'] ];
			printf( '<tr><th scope="row"><a href="%s">%s</a></th><td>%d</td><td>%s</td><td>', esc_url( FormListItems::code_screen( $form['id'] ) ), esc_html( $form['title'] ), absint( $form['fields'] ), esc_html( implode( ', ', $form['of_add_ons'] ) ) );
			self::list_of( $notes );
			echo '</td></tr>';
		}
		echo '</tbody></table></div></details>';
	}

	private function begin(): void {
		printf( '<form method="post" action="%s">', esc_url( SwitchoverScreen::url() ) );
		wp_nonce_field( SwitchoverScreen::SLUG );
	}

	private function card( string $verdict, string $text ): void {
		printf( '<div class="frontage-move__verdict"><h2>%s</h2>%s</div>', esc_html( $verdict ), '' === $text ? '' : '<p>' . esc_html( $text ) . '</p>' );
	}

	private function fold( string $title ): void {
		printf( '<details class="frontage-move__fold"><summary>%s</summary>', esc_html( $title ) );
	}

	/** @param list<string> $sentences */
	private static function list_of( array $sentences ): void {
		if ( $sentences ) {
			echo '<ul class="frontage-move__list">';
			foreach ( $sentences as $sentence ) {
				printf( '<li>%s</li>', esc_html( $sentence ) );
			}
			echo '</ul>';
		}
	}

	/** @param list<string> $names */
	private static function codes( array $names ): void {
		if ( $names ) {
			echo '<p class="frontage-move__codes" dir="ltr">';
			foreach ( $names as $name ) {
				printf( '<code>%s</code> ', esc_html( $name ) );
			}
			echo '</p>';
		}
	}
}
