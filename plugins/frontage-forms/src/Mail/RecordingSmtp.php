<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's SMTP client, which also records the server's response codes. PHPMailer keeps only the texts, and treats an email as failed
 * that some of its recipients got.
 */
final class RecordingSmtp extends SMTP {

	/** @var int Seconds; the parent's five minutes are too long for a web request. */
	public $Timelimit = Mailer::PATIENCE; // PHPMailer's name.

	private bool $is_started  = false;
	private bool $is_accepted = false;

	/** @var list<int> Response codes for refused recipients and contents; 0 without a response. */
	private array $refusals = [];

	/** @param (\Closure(int): bool)|null $renew_claim As in Mailer::send_mail(). */
	public function __construct( private readonly ?\Closure $renew_claim = null ) {}

	/**
	 * @param string       $host
	 * @param ?int         $port
	 * @param int          $timeout
	 * @param array<mixed> $options
	 * @return bool
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = [] ) {
		$this->is_started = true;
		return $this->renew_claim( $timeout ) && parent::connect( $host, $port, $timeout, $options );
	}

	/**
	 * @param string         $command
	 * @param string         $commandstring
	 * @param int|array<int> $expect
	 * @return bool
	 */
	protected function sendCommand( $command, $commandstring, $expect ) { // PHPMailer's name.
		if ( ! $this->renew_claim() ) {
			$this->close(); // Nothing more is sent, in particular not the end of the content.
		}
		return parent::sendCommand( $command, $commandstring, $expect );
	}

	/**
	 * Runs for each line of the content, which may take long with a slow server.
	 *
	 * @param string $data
	 * @param string $command
	 * @return int|bool
	 */
	public function client_send( $data, $command = '' ) {
		return $this->renew_claim() ? parent::client_send( $data, $command ) : false;
	}

	/**
	 * @param string $address
	 * @param string $dsn
	 * @return bool
	 */
	public function recipient( $address, $dsn = '' ) {
		return $this->record_result( parent::recipient( $address, $dsn ) );
	}

	/**
	 * @param string $msg_data
	 * @return bool
	 */
	public function data( $msg_data ) {
		$this->is_accepted = $this->record_result( parent::data( $msg_data ) );
		return $this->is_accepted;
	}

	/** @param bool $is_sent PHPMailer's own result. */
	public function find_verdict( bool $is_sent, PHPMailer $mailer ): SmtpVerdict {
		return match ( true ) {
			$is_sent, $this->is_accepted                               => SmtpVerdict::Accepted,
			'smtp' !== $mailer->Mailer                              => SmtpVerdict::Later, // Other ways of sending give no reason.
			! $this->is_started                                       => SmtpVerdict::Refused, // PHPMailer could not build the email: no recipient, or an invalid address.
			[] !== $this->refusals && 500 <= min( $this->refusals ) => SmtpVerdict::Refused,
			[] === $this->refusals && $this->was_server_response()         => SmtpVerdict::Later,
			[] !== $this->refusals && 0 < min( $this->refusals )    => SmtpVerdict::Later,
			default                                                 => SmtpVerdict::Offline,
		};
	}

	/**
	 * Asks for the longest time that a step may take: timeouts set by the site's code count, too, and the response to the content may take
	 * twice as long.
	 */
	private function renew_claim( int $timeout = 0 ): bool {
		return null === $this->renew_claim || ( $this->renew_claim )( max( $timeout, (int) $this->Timeout ) + 2 * (int) $this->Timelimit ); // PHPMailer's names.
	}

	private function record_result( bool $is_accepted ): bool {
		if ( ! $is_accepted ) {
			$this->refusals[] = (int) $this->getError()['smtp_code'];
		}
		return $is_accepted;
	}

	/** Whether the last thing that went wrong was said by the server: a greeting with 4xx, a login, a sender. A line that is cut says nothing. */
	private function was_server_response(): bool {
		return '' !== $this->getLastReply();
	}
}
