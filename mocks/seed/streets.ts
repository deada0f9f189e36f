type Street = [
  neighbourhoodId: number,
  name: string,
  arabicName: string,
  buildingNumber: string,
  shortAddress: string,
  zip: string,
  latitude: number,
  longitude: number,
];

const streets: Street[] = [
  [14, 'Anas Ibn Malik Rd', 'طريق أنس بن مالك', '7421', 'RNJA7421', '13327', 24.8336, 46.6667],
  [14, 'Abu Bakr As Siddiq Rd', 'طريق أبي بكر الصديق', '3310', 'RNJB3310', '13326', 24.8402, 46.6791],
  [11, 'Anas Ibn Malik Rd', 'طريق أنس بن مالك', '2785', 'RYMA2785', '13325', 24.8251, 46.6398],
  [11, 'Al Qafilah St', 'شارع القافلة', '6104', 'RYMC6104', '13322', 24.8219, 46.6502],
  [12, 'Wadi Hajar St', 'شارع وادي هجر', '8842', 'RMLA8842', '13521', 24.8113, 46.6101],
  [12, 'King Fahd Rd', 'طريق الملك فهد', '4417', 'RMLB4417', '13524', 24.8047, 46.6215],
  [13, 'Olaya St', 'شارع العليا', '5290', 'RSHA5290', '13315', 24.8008, 46.6433],
  [15, 'Prince Turki St', 'شارع الأمير تركي', '1936', 'RAQA1936', '13515', 24.7788, 46.6244],
  [16, 'Tahlia St', 'شارع التحلية', '7053', 'ROLA7053', '12333', 24.6932, 46.6801],
  [18, 'Dammam Rd', 'طريق الدمام', '9127', 'RQRA9127', '13248', 24.8126, 46.7448],
  [19, 'Khalid Ibn Al Walid St', 'شارع خالد بن الوليد', '2218', 'RRWA2218', '13213', 24.7301, 46.7719],
  [21, 'Corniche Rd', 'طريق الكورنيش', '6630', 'JSHA6630', '23412', 21.6058, 39.1082],
  [22, 'Prince Sultan St', 'شارع الأمير سلطان', '3548', 'JRWA3548', '23435', 21.5623, 39.1537],
  [24, 'Quraysh St', 'شارع قريش', '8071', 'JKHA8071', '23423', 21.5479, 39.1391],
  [25, 'Sari St', 'شارع صاري', '4902', 'JSLA4902', '23437', 21.5904, 39.1526],
  [26, 'Hira St', 'شارع حراء', '1765', 'JBSA1765', '23719', 21.6822, 39.1413],
  [31, 'Gulf Rd', 'طريق الخليج', '2409', 'DSHA2409', '32414', 26.4729, 50.1117],
  [32, 'King Saud St', 'شارع الملك سعود', '7716', 'DFSA7716', '32272', 26.4118, 50.0721],
  [33, 'Omar Ibn Al Khattab St', 'شارع عمر بن الخطاب', '5083', 'DNRA5083', '32241', 26.4009, 50.0604],
  [41, 'Hijrah Rd', 'طريق الهجرة', '3327', 'MQBA3327', '42317', 24.4392, 39.6172],
  [42, 'King Abdullah Rd', 'طريق الملك عبدالله', '6958', 'MAZA6958', '42334', 24.4681, 39.5443],
  [44, 'Sultanah Rd', 'طريق سلطانة', '1144', 'MSLA1144', '42311', 24.4817, 39.5903],
];

/** Places that the address search finds. */
export function seedStreets() {
  return streets.map(
    ([neighbourhood_id, name, arabic_name, building_number, short_address, zip, latitude, longitude], index) => ({
      id: index + 1,
      neighbourhood_id,
      name,
      arabic_name,
      building_number,
      short_address,
      zip,
      latitude,
      longitude,
    }),
  );
}
