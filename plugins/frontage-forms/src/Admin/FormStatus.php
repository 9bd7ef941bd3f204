<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\MailDelivery\DeliveryNotice;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\SubmissionStore\SubmissionStatistics;
use Frontage\Forms\SubmissionStore\SubmissionTable;

defined( 'ABSPATH' ) || exit;

/** The state of one stored form, as the form builder shows it in its header, its menu and its cards: uses, last message, delivery, links. */
final class FormStatus {

	/** Messages whose emails are looked at for the last delivery: an old site has many without one. */
	private const NEWEST = 50;

	public function __construct( private readonly Form $form ) {}

	/**
	 * URLs are empty for users who may not open them.
	 *
	 * @return array{title: string, shortcode: string, uses: array<string, mixed>, newPage: string, inbox: string, code: string, last: string, removal: string, email: array{state: string, text: string, detail: string, method: string}}
	 */
	public function to_array(): array {
		$id = $this->form->id;
		return [
			'title'     => $this->form->title,
			'shortcode' => FormListItems::shortcode( $this->form ),
			'uses'      => ( new FormUsage( [ $this->form ] ) )->find_pages( $id ),
			'newPage'   => FormListItems::new_page_url( $this->form ),
			'inbox'     => InboxCapabilities::may_read() ? InboxScreen::url() . '&form=' . $id : '',
			'code'      => FormListItems::code_screen_url( $id ),
			'last'      => InboxCapabilities::may_read() ? self::age( SubmissionStatistics::count_per_form( [ $id ] )[ $id ]['last'] ?? '' ) : '',
			'removal'   => $this->removal(),
			'email'     => $this->email_state() + [ 'method' => current_user_can( 'manage_options' ) ? EmailCard::detect_method() : '' ],
		];
	}

	/** What deleting does: `trash`, `delete` on a site without trash, or '' for users who may not. */
	private function removal(): string {
		if ( ! current_user_can( FormFormat::CAP_DELETE_LIST ) || ! current_user_can( FormFormat::CAP_DELETE, $this->form->id ) ) {
			return '';
		}
		return constant( 'EMPTY_TRASH_DAYS' ) ? 'trash' : 'delete';
	}

	/**
	 * Whether notifications of the form arrive. The mail server's response may contain addresses: it is for users who may read messages.
	 *
	 * @return array{state: 'works'|'failing'|'untested', text: string, detail: string}
	 */
	private function email_state(): array {
		$problem = DeliveryNotice::find_problem();
		if ( $problem ) {
			return [ 'state' => 'failing', 'text' => $problem->headline(), 'detail' => InboxCapabilities::may_read() ? $problem->error : '' ];
		}
		$last = self::age( $this->find_last_delivery() );
		if ( '' !== $last ) {
			/* translators: %s: a period, such as "2 hours". */
			return [ 'state' => 'works', 'text' => sprintf( __( 'Delivered %s ago', 'frontage-forms' ), $last ), 'detail' => '' ];
		}
		$tested = TestMail::last_sent();
		if ( $tested ) {
			/* translators: %s: a period, such as "2 hours". */
			return [ 'state' => 'works', 'text' => sprintf( __( 'Test email sent %s ago', 'frontage-forms' ), human_time_diff( $tested ) ), 'detail' => '' ];
		}
		return [ 'state' => 'untested', 'text' => __( 'Not tested yet', 'frontage-forms' ), 'detail' => '' ];
	}

	/** The time in UTC of the last notification of the form that left the site; '' if there is none. */
	private function find_last_delivery(): string {
		$sql    = 'SELECT MAX(changed) AS last FROM %i WHERE state = %s AND kind IN (%s, %s) AND submission_id IN (SELECT id FROM (SELECT id FROM %i WHERE form_id = %d ORDER BY created DESC, id DESC LIMIT %d) AS newest)';
		$values = [ JobTable::name(), Job::SENT, ...Job::FOR_OWNER, SubmissionTable::table_name(), $this->form->id, self::NEWEST ];
		return (string) ( SqlQuery::select_rows( $sql, $values )[0]['last'] ?? '' );
	}

	/** The time since then in words, such as "2 hours"; '' for ''. */
	private static function age( string $utc ): string {
		return '' === $utc ? '' : human_time_diff( (int) strtotime( "$utc UTC" ) );
	}
}
